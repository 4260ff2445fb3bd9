import { ageChecks } from './age-checks'
import { guestCounters } from './guest-counters'
import { guestLanguages } from './guest-languages'
import { guests, sessions } from './guest-records'
import { forgetAttempts, loginAttempts } from './login-attempts'
import { memberships } from './memberships'
import { ageCheckEvents } from './age-check-events'
import { accessRules } from './access-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Guests and their sessions. */
export const accessFeature = backendFeature({
  collections: [guests, memberships, ageChecks, guestCounters, guestLanguages, sessions, loginAttempts],
  steps: { forgetAttempts },
  events: ageCheckEvents,
  rules: { access: accessRules },
})

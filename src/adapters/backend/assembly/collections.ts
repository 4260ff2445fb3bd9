import { featureCollections } from './features'
import { actors, profiles, relations } from '@/adapters/backend/actors/actor-records'
import { chats } from '@/adapters/backend/chat/chat-records'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { guestCounters } from '@/adapters/backend/access/guest-counters'
import { memberships } from '@/adapters/backend/access/memberships'
import { wallets } from '@/adapters/backend/money/wallets'
import { mailLinks } from '@/adapters/backend/mail/mail-records'
import { channels, messages } from '@/adapters/backend/messenger/messenger-records'
import { accountParts, ledgerEntries, statementEntries } from '@/adapters/backend/money/ledger-records'
import { meterClaims } from '@/adapters/backend/money/meter-claims'
import { spendingLimits } from '@/adapters/backend/money/spending-limits'
import { checkouts } from '@/adapters/backend/payments/checkout-records'
import { loginAttempts } from '@/adapters/backend/access/login-attempts'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { leases } from '@/adapters/backend/kernel/leases'
import { counterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { visibilities } from '@/adapters/backend/content/visibilities'
import { supportRequests } from '@/adapters/backend/support/support-records'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { guestLanguages } from '@/adapters/backend/access/guest-languages'
import type { Collection } from '@/adapters/stores/store'

/** Everything the platform stores: a store that lasts has a table for each, a backup holds them all. */
export const collections: readonly Collection<never>[] = [
  actors,
  profiles,
  relations,
  ...featureCollections,
  guests,
  memberships,
  ageChecks,
  guestCounters,
  wallets,
  guestLanguages,
  sessions,
  loginAttempts,
  mailLinks,
  supportRequests,
  channels,
  messages,
  chats,
  checkouts,
  vouchers,
  ledgerEntries,
  accountParts,
  statementEntries,
  spendingLimits,
  meterClaims,
  jobs,
  counterDeltas,
  visibilities,
  tracks,
  analyticsOutbox,
  analyticsConsents,
  leases,
]

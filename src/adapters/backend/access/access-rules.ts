import { featureRules } from '@/adapters/backend/kernel/rules'
import { defaultLifetime, type SessionLifetime } from '@/domain/guest/session-lifetime'

/** What an operator may set about accounts and sessions. */
export interface AccessRules {
  /** Logging in and signing up are disabled (AUT-015). */
  readonly disableLogin: boolean
  readonly sessionLifetime: SessionLifetime
  /** Work factor of password hashing. */
  readonly passwordIterations: number
}

export const accessRules = featureRules<AccessRules>('access', {
  disableLogin: false,
  sessionLifetime: defaultLifetime,
  passwordIterations: 600_000,
})

import { featureRules } from '@/adapters/backend/kernel/rules'
import { defaultLifetime, type SessionLifetime } from '@/domain/guest/session-lifetime'

/** Settings of an operator for accounts and sessions. */
export interface AccessRules {
  /** Logging in and signing up are disabled (AUT-015). */
  readonly disableLogin: boolean
  readonly sessionLifetime: SessionLifetime
  /**
   * Whether a request may be answered as of another day, which discloses what is still to come: for
   * sandboxes (API-012).
   */
  readonly hasTestDays: boolean
  /**
   * Maximum number of accounts that one network may open within a quarter of an hour: each is given
   * something, and none needs a confirmed address.
   */
  readonly accountsPerNetwork: number
  /** Work factor of password hashing. */
  readonly passwordIterations: number
}

export const accessRules = featureRules<AccessRules>('access', {
  disableLogin: false,
  sessionLifetime: defaultLifetime,
  hasTestDays: false,
  accountsPerNetwork: 20,
  passwordIterations: 600_000,
})

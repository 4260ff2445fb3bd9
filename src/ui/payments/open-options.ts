import type { PendingLoginAction } from '@/domain/access/pending-login-action'

/** How a checkout is opened. */
export interface OpenOptions {
  readonly host?: string
  readonly selectedAmount?: number
  /** What an anonymous guest wanted; done after he has logged in. */
  readonly pending?: PendingLoginAction
}

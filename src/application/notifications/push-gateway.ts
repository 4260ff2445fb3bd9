import type { PushTarget } from './push-service'

/** A subscription of one browser: its id, and the token that renews it without a session (NOT-012). */
export interface PushSubscribed {
  readonly ok: true
  readonly id: string
  readonly token: string
}

/** Why a browser was not subscribed. `unknown-service`: its push service is not among those that the operator allows. */
export type PushRefusal = 'login-required' | 'not-offered' | 'unknown-service'

/** Push notifications to the browsers of a guest (NOT-009 to NOT-014). Throws `BackendError`. */
export interface PushGateway {
  /** The key that browsers subscribe with; `null`: this platform pushes nothing (NOT-009). */
  key(): Promise<string | null>
  /** Whether a subscription is known and the guest's (NOT-010). */
  status(id: string): Promise<'subscribed' | 'unknown'>
  /** NOT-011. The same browser again is the same subscription of the guest who is logged in there now. */
  subscribe(target: PushTarget): Promise<PushSubscribed | { ok: false; reason: PushRefusal }>
  /** The browser has changed its address by itself: a service worker has no session, and shows the token instead (NOT-012). */
  resubscribe(
    token: string,
    target: PushTarget,
  ): Promise<PushSubscribed | { ok: false; reason: 'unknown-token' | PushRefusal }>
  /** NOT-013. The answer is the same where there is none. */
  unsubscribe(id: string): Promise<void>
  /** Texts are in the language of the caller from then on (NOT-014). */
  update(id: string): Promise<'subscribed' | 'unknown'>
}

export const PushGateway = Symbol.for('PushGateway')

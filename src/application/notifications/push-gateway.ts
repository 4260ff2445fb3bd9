import type { PushTarget } from './push-service'

/**
 * A subscription of one browser: its id, and the token that renews it without a session (NOT-012).
 */
export interface PushSubscribed {
  readonly ok: true
  readonly id: string
  readonly token: string
}

/**
 * The reason why a browser was not subscribed. `unknown-service`: the operator does not allow its
 * push service.
 */
export type PushRefusal = 'login-required' | 'not-offered' | 'unknown-service'

/** Push notifications to the browsers of a guest (NOT-009 to NOT-014). Throws `BackendError`. */
export interface PushGateway {
  /**
   * Returns the key that browsers subscribe with; `null`: this platform sends no push messages
   * (NOT-009).
   */
  key(): Promise<string | null>
  /** Tells whether a subscription is known and belongs to the guest (NOT-010). */
  status(id: string): Promise<'subscribed' | 'unknown'>
  /**
   * Subscribes a browser (NOT-011). Subscribing it again keeps the subscription and gives it to the
   * guest who is now logged in there.
   */
  subscribe(target: PushTarget): Promise<PushSubscribed | { ok: false; reason: PushRefusal }>
  /**
   * Renews a subscription whose address the browser has changed by itself: a service worker has no
   * session, and sends the token instead (NOT-012).
   */
  resubscribe(
    token: string,
    target: PushTarget,
  ): Promise<PushSubscribed | { ok: false; reason: 'unknown-token' | PushRefusal }>
  /** Ends a subscription (NOT-013). The answer is the same if there is none. */
  unsubscribe(id: string): Promise<void>
  /** Switches the texts to the caller's language (NOT-014). */
  update(id: string): Promise<'subscribed' | 'unknown'>
}

export const PushGateway = Symbol.for('PushGateway')

import type { GuestPorts } from './guest-ports'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { PictureRef } from '@/domain/actors/actor'
import type { SessionId } from '@/domain/ids'
import type { TestDay } from '@/domain/access/test-day'
import type { Language } from '@/domain/navigation/language'

/** A session as the platform's edge sees it: the token a client shows and the key its device stores. */
export interface OpenedSession {
  readonly accessToken: string
  /** Stored by the device where scripts cannot read it; restores the session (a cookie on the web). */
  readonly deviceKey: string
}

/** What a call changed about the sessions of its guest; published after the platform has stored it. */
export interface SessionChange {
  /** What the device of the caller holds from now on; `null`: nothing; absent: what it held before. */
  readonly device?: OpenedSession | null
  /** Digests of the tokens of other devices that open nothing any more: SHA-256, 64 hexadecimal digits. */
  readonly ended: readonly string[]
}

/** Where a session is opened from. */
export interface SessionOrigin {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly userAgent?: string | null
}

/** Who fills in a checkout. */
export interface CheckoutCaller {
  /** The key of the device, which has to be the one that opened the checkout. */
  readonly deviceKey: string | null
  /** Network address of the caller; `null` where there is no network between. */
  readonly address: string | null
}

/**
 * Who may be sent the file of a picture: everybody; this session, while it lasts; or not this caller, to whom it is as if there were no such picture.
 */
export type PictureAccess = 'everybody' | 'session' | 'nobody'

/**
 * A whole platform, seen from its edge. A server publishes any of them; the embedded backend is used without one.
 */
export interface Platform {
  /**
   * Restores the device's session or starts an anonymous one under a new key: a key the platform did not draw, or has ended,
   * is never taken. Throws `session-expired` for a few seconds to who shows a key that was just replaced: the device has its
   * new key on the way and must not be given a third one.
   */
  openSession(deviceKey: string | null, origin: SessionOrigin): Promise<OpenedSession>
  /**
   * The ports of the session that holds this token; `null` when there is none (any more). `address`: the network address of the caller, by whose network
   * the platform counts what strangers cause; absent where there is no network between. `day`: the day as of which these ports answer, for reading only;
   * without effect where the platform has no test days (API-012, ACT-036).
   */
  portsFor(
    accessToken: string,
    language: Language,
    onSession?: (change: SessionChange) => void,
    address?: string | null,
    day?: TestDay | null,
  ): Promise<GuestPorts | null>
  /** The id of the session that a device's key opens; `null` when there is none (any more). */
  sessionOf(deviceKey: string): Promise<SessionId | null>
  /**
   * Who may be sent the file of a picture, at the request of a device (`null`: without a key). Where it is everybody's, which is the rule, the key makes
   * no difference and no session is looked up.
   */
  pictureAccess(deviceKey: string | null, picture: PictureRef): Promise<PictureAccess>
  /** The payment service for one caller; to any device but the one that opened a checkout it is gone. */
  checkoutFor(caller: CheckoutCaller, onSession?: (change: SessionChange) => void): CheckoutService
}

import type { GuestPorts } from './guest-ports'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { PictureRef } from '@/domain/actors/actor'
import type { SessionId } from '@/domain/ids'
import type { TestDay } from '@/domain/access/test-day'
import type { Language } from '@/domain/navigation/language'

/**
 * A session as the platform's edge sees it: the token a client sends and the key its device stores.
 */
export interface OpenedSession {
  readonly accessToken: string
  /**
   * Stored by the device where scripts cannot read it; restores the session (a cookie on the web).
   */
  readonly deviceKey: string
}

/** A call's changes to the sessions of its guest, published after the platform has stored them. */
export interface SessionChange {
  /** The session that the caller's device holds from now on; `null`: none; absent: unchanged. */
  readonly device?: OpenedSession | null
  /** Digests of other devices' tokens that are no longer valid: SHA-256, 64 hexadecimal digits. */
  readonly ended: readonly string[]
}

/** The origin of a session. */
export interface SessionOrigin {
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly userAgent?: string | null
}

/** The caller who fills in a checkout. */
export interface CheckoutCaller {
  /** The key of the device, which must be the one that opened the checkout. */
  readonly deviceKey: string | null
  /** Network address of the caller; `null` if there is no network between. */
  readonly address: string | null
}

/**
 * The callers who may receive the file of a picture: everybody; this session, while it lasts; or
 * not this caller, for whom no such picture appears to exist.
 */
export type PictureAccess = 'everybody' | 'session' | 'nobody'

/** The sessions of one kind of people: who holds the token of one has its ports. */
export interface PortSessions<Ports> {
  /**
   * Returns the ports of the session that holds this token; `null` if there is none (any more).
   * `address`: the caller's network address, by whose network the platform counts the load that
   * strangers cause; absent if there is no network between. `day`: the day as of which these ports
   * answer, for reading only; ignored if the platform has no test days (API-012, ACT-036).
   */
  portsFor(
    accessToken: string,
    language: Language,
    onSession?: (change: SessionChange) => void,
    address?: string | null,
    day?: TestDay | null,
  ): Promise<Ports | null>
}

/**
 * A whole platform, seen from its edge. A server can publish any of them; the embedded backend is
 * used without a server.
 */
export interface Platform extends PortSessions<GuestPorts> {
  /**
   * Restores the device's session or starts an anonymous one under a new key. A key that the
   * platform did not draw, or has ended, is never accepted. For a few seconds it throws
   * `session-expired` to a caller with a key that was just replaced: the new key is on its way to
   * the device, which must not be given a third one.
   */
  openSession(deviceKey: string | null, origin: SessionOrigin): Promise<OpenedSession>
  /**
   * Returns the id of the session that a device's key opens; `null` if there is none (any more).
   */
  sessionOf(deviceKey: string): Promise<SessionId | null>
  /**
   * Returns who may receive the file of a picture that a device requests (`null`: a device without
   * a key). For a picture that everybody may see, which is the rule, the key makes no difference
   * and no session is looked up.
   */
  pictureAccess(deviceKey: string | null, picture: PictureRef): Promise<PictureAccess>
  /**
   * Returns the payment service for one caller; it exists only for the device that opened a
   * checkout.
   */
  checkoutFor(caller: CheckoutCaller, onSession?: (change: SessionChange) => void): CheckoutService
}

/**
 * The address at which a browser receives push messages, with the keys for encrypting them so that
 * only it can read them (RFC 8291).
 */
export interface PushTarget {
  readonly endpoint: string
  /** Public key of the browser, base64url of an uncompressed point. */
  readonly p256dh: string
  /** 16 random bytes that browser and sender share, base64url. */
  readonly auth: string
}

/** A message to send. */
export interface PushLetter {
  /** The text for the guest's service worker; encrypted for it. */
  readonly text: string
  /** Seconds for which the push service stores it while the browser is off. */
  readonly ttl: number
}

/** Sends messages to the push services of browsers (RFC 8030, 8292). */
export interface PushService {
  /** The public VAPID key that browsers subscribe with, base64url. */
  readonly publicKey: string
  /**
   * Whether messages may be sent to an address: it comes from a client, and must not lead into a
   * network of the operator.
   */
  accepts(endpoint: string): boolean
  /**
   * Sends a message. `gone`: the browser has unsubscribed, and nothing must be sent there any more.
   * Throws on any other failure.
   */
  send(target: PushTarget, letter: PushLetter): Promise<'sent' | 'gone'>
}

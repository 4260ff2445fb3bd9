/** Where a browser receives push messages, and the keys that only it can decrypt them with (RFC 8291). */
export interface PushTarget {
  readonly endpoint: string
  /** Public key of the browser, base64url of an uncompressed point. */
  readonly p256dh: string
  /** 16 bytes of chance that browser and sender share, base64url. */
  readonly auth: string
}

/** A message as it is handed over. */
export interface PushLetter {
  /** What the service worker of the guest reads; encrypted for it. */
  readonly text: string
  /** For how long the push service stores it for a browser that is off, seconds. */
  readonly ttl: number
}

/** Hands messages to the push services of browsers (RFC 8030, 8292). */
export interface PushService {
  /** What browsers subscribe with: the public VAPID key, base64url. */
  readonly publicKey: string
  /** Whether messages may be sent there: the address comes from a client, and must not lead into a network of the operator. */
  accepts(endpoint: string): boolean
  /** `gone`: the browser has unsubscribed, and nothing is to be sent there any more. Throws on any other failure. */
  send(target: PushTarget, letter: PushLetter): Promise<'sent' | 'gone'>
}

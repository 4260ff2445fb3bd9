import webPush from 'web-push'
import type { PushLetter, PushService, PushTarget } from '@/application/notifications/push-service'

/**
 * The push services of the big browsers. A name that begins with a dot means all names below it.
 */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Maximum time that a push service may take to answer, ms: less than a message is claimed for. */
const PATIENCE = 20_000

/** The browser has unsubscribed, or its push service has forgotten it. */
const GONE: ReadonlySet<number> = new Set([404, 410])

/** The keys that prove to push services who sends (RFC 8292), and whom they may write to. */
export interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** `mailto:` or `https:`. */
  readonly subject: string
}

/** A push service did not accept a message. Names neither the browser nor the text. */
class PushRefused extends Error {
  override readonly name = 'PushRefused'

  constructor(readonly code: string) {
    super(`The push service answered ${code}`)
  }
}

type Send = (url: string, request: RequestInit) => Promise<Response>

/** Encrypts messages for browsers and hands them to their push services. */
export class WebPushService implements PushService {
  /** `send`: a test replaces it, because it has no push service with a certificate. */
  constructor(
    private readonly keys: VapidKeys,
    private readonly hosts: readonly string[] = PUSH_HOSTS,
    private readonly request: Send = fetch,
  ) {}

  get publicKey(): string {
    return this.keys.publicKey
  }

  accepts(endpoint: string): boolean {
    const url = URL.parse(endpoint)
    if (url === null || url.protocol !== 'https:' || url.port !== '' || url.username + url.password !== '') return false
    const { hostname } = url
    return this.hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
  }

  async send({ endpoint, p256dh, auth }: PushTarget, { text, ttl }: PushLetter): Promise<'sent' | 'gone'> {
    // Hosts may have been taken from the list since the browser subscribed.
    if (!this.accepts(endpoint)) return 'gone'
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: this.keys,
      TTL: ttl,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const answer = await this.request(endpoint, {
      method: 'POST',
      // Never to another address than the one that was checked.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: Object.fromEntries(
        Object.entries(details.headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
      ),
      body: new Uint8Array(details.body),
    })
    await answer.body?.cancel()
    if (GONE.has(answer.status)) return 'gone'
    if (!answer.ok) throw new PushRefused(`HTTP ${answer.status}`)
    return 'sent'
  }
}

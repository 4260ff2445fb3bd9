import type { PushLetter, PushService, PushTarget } from '@/application/notifications/push-service'
import { pushMessage, type PushMessage } from '@/domain/notifications/push-message'

/** The only push service of the tests. */
const HOST = 'push.test'

/** Stores the messages it is given; a test takes browsers away, or the whole service. */
export class TestPush implements PushService {
  readonly publicKey = 'BKeyOfTheTests'
  readonly sent: (PushTarget & PushLetter)[] = []
  /** Endpoints that have unsubscribed at the push service. */
  readonly gone = new Set<string>()

  accepts(endpoint: string): boolean {
    return URL.parse(endpoint)?.host === HOST
  }

  async send(target: PushTarget, letter: PushLetter): Promise<'sent' | 'gone'> {
    if (this.gone.has(target.endpoint)) return 'gone'
    this.sent.push({ ...target, ...letter })
    return 'sent'
  }

  /** What a browser has received, the newest last. */
  to({ endpoint }: PushTarget): readonly (PushMessage | null)[] {
    return this.sent.filter((one) => one.endpoint === endpoint).map(({ text }) => pushMessage(JSON.parse(text)))
  }
}

let browsers = 0

/** A browser that has subscribed at its push service. */
export function aBrowser(): PushTarget {
  browsers += 1
  return { endpoint: `https://${HOST}/browser/${browsers}`, p256dh: `key-${browsers}`, auth: `secret-${browsers}` }
}

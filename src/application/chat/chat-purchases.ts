import { inject, injectable } from 'inversify'
import { CONSENT_KEY } from '@/application/consent/answer-consent'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Tracker } from '@/application/tracking/tracker'
import { purchaseOf } from '@/domain/chat/chat-purchase'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { allowsNow, CONSENT_VERSION } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'
import { asId, type ChatId } from '@/domain/ids'
import { ResumeChat } from './resume-chat'

const KEY = 'chat.purchases'

/**
 * Maximum number of chats that wait for their end: those of a guest who has logged out are never
 * resolved.
 */
const MAX_WAITING = 10

/**
 * Sends analytics one purchase event for each chat that has ended, if the guest allows analytics
 * (API-025). A chat waits in the device's storage from its beginning: the page that receives its
 * end reports it, and the next page reports one that ended while no page was open. If two pages do
 * so at once, the platform stores an event of one id once.
 */
@injectable()
export class ChatPurchases {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(ResumeChat) private readonly resuming: ResumeChat,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Notes that a chat runs, so that its end is reported. Stores nothing about a guest who does not
   * allow analytics.
   */
  expect(chatId: ChatId): void {
    if (this.isAllowed && !this.waiting.includes(chatId)) this.wait([...this.waiting, chatId].slice(-MAX_WAITING))
  }

  /** Reports the end of a chat once, and only if its beginning was seen on this device. */
  report(bill: CountedChat): void {
    if (!this.waiting.includes(bill.chatId)) return
    this.wait(this.waiting.filter((id) => id !== bill.chatId))
    const purchase = purchaseOf(bill)
    if (purchase === null || !this.isAllowed) return
    const { category, coins } = purchase
    this.tracker.track('purchase', 'chat', { eventId: bill.chatId, category, value: coins, currency: 'VXC' })
  }

  /** Reports chats that ended while no page was open. Ends no chat, and never throws. */
  async catchUp(): Promise<void> {
    for (const chatId of this.waiting) {
      const found = await this.resuming.resume(chatId)
      if (found.is === 'ended') this.report(found.bill)
    }
  }

  private get isAllowed(): boolean {
    const consent = parseConsent(this.storage.read(CONSENT_KEY))
    return allowsNow(consent, 'analytics', CONSENT_VERSION, this.clock.now())
  }

  private get waiting(): readonly ChatId[] {
    return (this.storage.read(KEY) ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => asId<ChatId>(id))
  }

  private wait(chatIds: readonly ChatId[]): void {
    this.storage.write(KEY, chatIds.length === 0 ? null : chatIds.join(' '))
  }
}

import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { isJsonObject, parseJson } from '@/domain/access/json'
import { cleanText } from '@/domain/access/text'
import { asId, type ChannelId, type ChatId, type GiftId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'
import type { SentGift } from '@/domain/messenger/message'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import type { OutgoingMessage } from './messenger-gateway'

const KEY = 'outbox'

/** Maximum number of stored messages, more than a guest writes while a network is gone; a new one displaces the oldest. */
export const OUTBOX_SIZE = 500

/**
 * How long a message is delivered without confirmation by the guest, ms: they agreed to its cost at that time, not
 * permanently.
 */
export const OUTBOX_FRESH = 10 * 60_000

/** The timestamp of a message that needs a new confirmation, epoch ms. */
const LONG_AGO = 0

/** A message that was sent and not answered yet. `isFresh`: the guest still means it; all others wait for a press. */
export interface Unanswered {
  readonly message: OutgoingMessage
  readonly isFresh: boolean
}

interface StoredMessage {
  readonly message: OutgoingMessage
  readonly at: number
}

/**
 * Messages being sent, stored on this device until the platform has answered: a page that is closed, or a connection
 * that breaks, loses none, and each is delivered under its own id, so that it is sent and charged once (MSG-024).
 */
@injectable()
export class Outbox {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Stores a message that is being sent. The moment of one that is stored stays: only the guest confirms it again. */
  retain(message: OutgoingMessage): void {
    const known = this.all().find((one) => one.message.clientId === message.clientId)
    if (known === undefined) this.add({ message, at: this.clock.now() })
  }

  /** The guest has confirmed a message that was not answered, for the price it names now. */
  confirm(message: OutgoingMessage): void {
    this.add({ message, at: this.clock.now() })
  }

  /** Stores a message that is not sent until the guest presses again. */
  hold(message: OutgoingMessage): void {
    this.add({ message, at: LONG_AGO })
  }

  private add(stored: StoredMessage): void {
    const others = this.all().filter((one) => one.message.clientId !== stored.message.clientId)
    this.write([...others, stored].slice(-OUTBOX_SIZE))
  }

  /** The platform has answered, or the guest does not mean it any more. */
  settle(clientId: string): void {
    const all = this.all()
    const left = all.filter(({ message }) => message.clientId !== clientId)
    if (left.length < all.length) this.write(left)
  }

  /** What waits in a conversation, oldest first. */
  of(channelId: ChannelId): readonly Unanswered[] {
    const now = this.clock.now()
    return this.all()
      .filter(({ message }) => message.channelId === channelId)
      .map(({ message, at }) => ({ message, isFresh: now - at < OUTBOX_FRESH }))
  }

  private all(): readonly StoredMessage[] {
    const stored = parseJson(this.storage.read(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap((one: unknown) => storedMessageOf(one) ?? []) : []
  }

  private write(stored: readonly StoredMessage[]): void {
    this.storage.write(KEY, stored.length === 0 ? null : JSON.stringify(stored))
  }
}

/** A value written there by other code is no message of ours. */
function storedMessageOf(stored: unknown): StoredMessage | null {
  if (!isJsonObject(stored) || typeof stored['at'] !== 'number' || !isJsonObject(stored['message'])) return null
  const { channelId, clientId, text, gifts, chatId, agreedPrice, replyTo } = stored['message']
  if (typeof channelId !== 'string' || typeof clientId !== 'string' || typeof text !== 'string') return null
  const given = sentGiftsOf(gifts)
  if (given === null || (chatId !== null && typeof chatId !== 'string')) return null
  const agreed = agreedPriceOf(agreedPrice)
  return {
    // A message without a price was sent before prices were agreed to: the guest has to confirm it.
    at: agreed === null ? LONG_AGO : stored['at'],
    message: {
      channelId: asId<ChannelId>(channelId),
      clientId: asId<IdempotencyKey>(clientId),
      text: cleanText(text, { lines: true }),
      gifts: given,
      chatId: chatId === null ? null : asId<ChatId>(chatId),
      agreedPrice: agreed ?? 0,
      ...(typeof replyTo === 'string' ? { replyTo: asId<RoomLineId>(replyTo) } : {}),
    },
  }
}

/** The gifts of a message, as they are stored; `null` for anything else. */
export function sentGiftsOf(stored: unknown): readonly SentGift[] | null {
  if (!Array.isArray(stored)) return null
  const gifts = stored.map(giftOf)
  return gifts.every((gift) => gift !== null) ? gifts : null
}

function giftOf(stored: unknown): SentGift | null {
  if (!isJsonObject(stored)) return null
  const { giftId, count } = stored
  if (typeof giftId !== 'string' || typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null
  return { giftId: asId<GiftId>(giftId), count }
}

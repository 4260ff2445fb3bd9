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

/**
 * Maximum number of stored messages, more than a guest writes during an outage; a new one displaces
 * the oldest.
 */
export const OUTBOX_SIZE = 500

/**
 * The time in which a message is delivered without new confirmation by the guest, ms: they agreed
 * to its cost then, not permanently.
 */
export const OUTBOX_FRESH = 10 * 60_000

/** The time of a message that needs a new confirmation, epoch ms. */
const LONG_AGO = 0

/**
 * A message that was sent but not answered yet. `isFresh`: the guest still intends it; all others
 * wait for a press.
 */
export interface Unanswered {
  readonly message: OutgoingMessage
  readonly isFresh: boolean
}

interface StoredMessage {
  readonly message: OutgoingMessage
  readonly at: number
}

/**
 * Messages being sent, stored on this device until the platform has answered: closing the page or
 * losing the connection loses none, and each is delivered under its own id, so that it is sent and
 * charged once (MSG-024).
 */
@injectable()
export class Outbox {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Stores a message that is being sent. A stored message keeps its time: only the guest can
   * confirm it again.
   */
  retain(message: OutgoingMessage): void {
    const known = this.all().find((one) => one.message.clientId === message.clientId)
    if (known === undefined) this.add({ message, at: this.clock.now() })
  }

  /** Renews an unanswered message that the guest has confirmed for the price it now names. */
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

  /** Removes a message that the platform has answered or the guest no longer intends. */
  settle(clientId: string): void {
    const all = this.all()
    const left = all.filter(({ message }) => message.clientId !== clientId)
    if (left.length < all.length) this.write(left)
  }

  /** Lists the waiting messages of a conversation, oldest first. */
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

/** Parses a stored message; `null` for a value written there by other code. */
function storedMessageOf(stored: unknown): StoredMessage | null {
  if (!isJsonObject(stored) || typeof stored['at'] !== 'number' || !isJsonObject(stored['message'])) return null
  const { channelId, clientId, text, gifts, chatId, agreedPrice, replyTo } = stored['message']
  if (typeof channelId !== 'string' || typeof clientId !== 'string' || typeof text !== 'string') return null
  const given = sentGiftsOf(gifts)
  if (given === null || (chatId !== null && typeof chatId !== 'string')) return null
  const agreed = agreedPriceOf(agreedPrice)
  return {
    // A message without a price dates from before prices were agreed to: the guest has to confirm
    // it.
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

/** Parses the stored gifts of a message; `null` for anything else. */
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

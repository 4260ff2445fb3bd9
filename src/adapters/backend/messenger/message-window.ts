import { messagesOf } from './message-view'
import { messages, type MessageRecord } from './messenger-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { MessageWindow } from '@/application/messenger/messenger-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { ChannelId } from '@/domain/ids'

/** A position in a history, as it was named by an answer. Throws `invalid-request`. */
export function sequenceOf(position: string): number {
  const sequence = Number(position)
  if (!Number.isSafeInteger(sequence)) throw new BackendError('invalid-request', { fields: ['before'] })
  return sequence
}

/**
 * Returns the given number of messages of a channel, in the direction of reading, and one more if
 * there is one.
 */
const stretch = (
  reader: Reader,
  channelId: ChannelId,
  direction: 'asc' | 'desc',
  from: number,
  limit: number,
): Promise<readonly MessageRecord[]> =>
  reader.find(messages, 'byChannel', { prefix: [channelId], direction, after: [channelId, from], limit: limit + 1 })

const positionOf = (found: readonly MessageRecord[], limit: number): string | null =>
  found.length > limit ? String(found[limit - 1]?.sequence) : null

/**
 * Returns the messages of a channel around one of them, which is in the middle if there are enough
 * on both sides.
 */
export async function windowAround(
  reader: Reader,
  { channelId, sequence }: Pick<MessageRecord, 'channelId' | 'sequence'>,
  first: number,
): Promise<MessageWindow> {
  const half = Math.ceil(Math.min(Math.max(2, first), MAX_PAGE_SIZE) / 2)
  const [older, newer] = await Promise.all([
    stretch(reader, channelId, 'desc', sequence + 1, half),
    stretch(reader, channelId, 'asc', sequence, half),
  ])
  return {
    items: await messagesOf(reader, [...newer.slice(0, half).toReversed(), ...older.slice(0, half)]),
    older: positionOf(older, half),
    newer: positionOf(newer, half),
  }
}

/**
 * Returns the messages of a channel after a position. `older`: the position itself, where the
 * reader came from.
 */
export async function windowAfter(
  reader: Reader,
  channelId: ChannelId,
  first: number,
  after: string,
): Promise<MessageWindow> {
  const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
  const found = await stretch(reader, channelId, 'asc', sequenceOf(after), limit)
  return {
    items: await messagesOf(reader, found.slice(0, limit).toReversed()),
    older: after,
    newer: positionOf(found, limit),
  }
}

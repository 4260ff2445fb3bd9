import { messagesOf } from './message-view'
import { channelOf, freeMessagesOf } from './channel-view'
import { channels, messages, type ChannelRecord, type MessageRecord } from './messenger-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { IndexKey, Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import {
  MAX_FOUND_CHANNELS,
  type FoundMessage,
  type MessengerMatches,
  type MessengerSearch,
} from '@/application/messenger/messenger-gateway'
import type { GuestId } from '@/domain/ids'
import { isFoundBy, searchWords } from '@/domain/messenger/search'
import type { Channel } from '@/domain/messenger/channel'

/**
 * Maximum number of messages that one request reads, so that none takes long. The next request
 * continues where this one stopped.
 */
export const MAX_READ = 2_000

/** Number of messages read at a time. */
const CHUNK = 500

const NOTHING: MessengerMatches = { channels: [], items: [], next: null }

/**
 * Searches the conversations of a guest. Messages are read from the newest on, out of an index of
 * the guest, or of the one conversation: an index of words would be written with every message, and
 * a guest has thousands of messages, not millions.
 */
export async function searchMessenger(
  reader: Reader,
  guestId: GuestId,
  query: MessengerSearch,
  now: number,
): Promise<MessengerMatches> {
  const words = searchWords(query.text)
  const of = query.channelId === null ? null : await reader.get(channels, query.channelId)
  if (of !== null && of?.guestId !== guestId) throw new BackendError('not-found', { detail: 'channel' })
  if (words.length === 0) return NOTHING
  const found = await messagesWith(reader, guestId, query, words)
  const isFirst = query.channelId === null && query.before === null
  const known = isFirst ? await reader.find(channels, 'byGuest', { prefix: [guestId] }) : []
  return {
    channels: await channelsNamed(reader, known, words, await freeMessagesOf(reader, guestId, now)),
    items: await describe(reader, found.items),
    next: found.next,
  }
}

async function messagesWith(
  reader: Reader,
  guestId: GuestId,
  { channelId, before, first }: MessengerSearch,
  words: readonly string[],
): Promise<{ items: readonly MessageRecord[]; next: string | null }> {
  const index = channelId === null ? 'byGuest' : 'byChannel'
  const prefix: IndexKey = [channelId ?? guestId]
  const keyOf = (message: MessageRecord): IndexKey =>
    channelId === null ? [message.guestId, message.at, message.id] : [message.channelId, message.sequence]
  const items: MessageRecord[] = []
  let after = before === null ? null : [...prefix, ...positionOf(before, channelId === null)]
  for (let read = 0; read < MAX_READ; read += CHUNK) {
    const chunk = await reader.find(messages, index, {
      prefix,
      direction: 'desc',
      limit: CHUNK,
      ...(after === null ? {} : { after }),
    })
    for (const message of chunk) {
      if (isFoundBy(message.text, words)) items.push(message)
      if (items.length === first) return { items, next: positionText(keyOf(message)) }
    }
    const last = chunk.at(-1)
    if (chunk.length < CHUNK || last === undefined) return { items, next: null }
    after = [...keyOf(last)]
  }
  return { items, next: after === null ? null : positionText(after) }
}

/**
 * Returns the position at which a search stopped: the part of the index entry after the guest or
 * the conversation.
 */
const positionText = (key: IndexKey): string => key.slice(1).join(' ')

/** Parses a position. Throws `invalid-request` for one that no answer has named. */
function positionOf(text: string, hasId: boolean): IndexKey {
  const [number = '', id] = text.split(' ')
  const isPosition = number !== '' && Number.isSafeInteger(Number(number)) && (id !== undefined) === hasId
  if (!isPosition) throw new BackendError('invalid-request', { fields: ['before'] })
  return id === undefined ? [Number(number)] : [Number(number), id]
}

async function channelsNamed(
  reader: Reader,
  known: readonly ChannelRecord[],
  words: readonly string[],
  free: Awaited<ReturnType<typeof freeMessagesOf>>,
): Promise<readonly Channel[]> {
  if (known.length === 0) return []
  const named = await reader.getMany(
    actors,
    known.map(({ actorId }) => actorId),
  )
  const found = known.filter((_, index) => isFoundBy(named[index]?.name ?? '', words)).slice(0, MAX_FOUND_CHANNELS)
  return Promise.all(found.map((record) => channelOf(reader, record, free)))
}

async function describe(reader: Reader, found: readonly MessageRecord[]): Promise<readonly FoundMessage[]> {
  const of = await reader.getMany(
    channels,
    found.map(({ channelId }) => channelId),
  )
  const by = await reader.getMany(
    actors,
    of.map((channel) => channel?.actorId ?? ''),
  )
  const shown = await messagesOf(reader, found)
  const described = await Promise.all(
    shown.map(async (message, index) => {
      const [actor, channel] = [by[index], of[index]]
      if (actor === undefined || channel === undefined) return null
      const preview = await new ShownPictures(reader, channel.guestId).avatar(actor)
      return { message, actorName: actor.name, preview }
    }),
  )
  return described.filter((one) => one !== null)
}

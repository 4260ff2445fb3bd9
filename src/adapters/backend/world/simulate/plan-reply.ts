import { answerWhetherSeen, isInCall, lineOfSign, signOfJob } from './on-camera'
import { planLine } from './planned-line'
import { answerOf, eveningOf } from './promised'
import { composeOpening, composeReply } from './replies'
import { isToBeGreeted } from './welcome'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { deedFor, tipOffers } from '@/adapters/backend/world/texts/tips'
import { guests } from '@/adapters/backend/access/guest-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import type { RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { updatesOf, writeInRoom } from '@/adapters/backend/chat/room/room-lines'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Job, JobHandler } from '@/adapters/backend/kernel/jobs'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import type { MessageSent } from '@/adapters/backend/messenger/message-events'
import { channels, messages, type ChannelRecord } from '@/adapters/backend/messenger/messenger-records'
import { comesWithMedia, mediaFrom } from '@/adapters/backend/world/simulate/sent-media'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { languageWith, notSpokenNotice } from '@/adapters/backend/world/simulate/replies/spoken'
import type { Turn } from '@/adapters/backend/world/simulate/replies/memory'
import { planNotices } from '@/adapters/backend/notifications/notices'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { Message } from '@/domain/messenger/message'
import { asId, type ChatId } from '@/domain/ids'
import { languageOrDefault, type Language } from '@/domain/navigation/language'

/**
 * Time that an actor takes to answer, ms: at once in a chat, some seconds when live, longer when
 * away.
 */
const DELAYS = {
  chat: { least: 1_200, most: 3_500 },
  live: { least: 4_000, most: 15_000 },
  away: { least: 40_000, most: 180_000 },
} as const

/** Lets an actor of the sample world answer after a while, in the guest's language. */
export async function planReply(platform: PlatformContext, tx: Transaction, to: MessageSent): Promise<void> {
  const actor = await tx.get(actors, to.channel.actorId)
  const { id, text, gifts } = to.message
  const delay = to.inChat ? DELAYS.chat : DELAYS[actor?.state.isOnline === true ? 'live' : 'away']
  const gift = gifts[0]?.giftId ?? ''
  await planLine(platform, tx, to.channel, delay, { id, messageId: id, text, gift, language: to.language })
}

/** Number of messages of a conversation that an actor knows when they answer. */
const REMEMBERED = 30

/** The conversation before the message that is answered, the oldest first. */
async function turnsBefore(reader: Reader, channel: ChannelRecord, answered: string): Promise<readonly Turn[]> {
  const found = await reader.find(messages, 'byChannel', {
    prefix: [channel.id],
    direction: 'desc',
    limit: REMEMBERED,
  })
  // The ids of a channel sort in the order of sending; the guest may have gone on writing
  // meanwhile.
  return found.filter(({ id }) => id < answered).toReversed()
}

/**
 * Returns whether media may come with the answer. Only a guest with an account can buy, and in a
 * running chat the actor is in sight anyway.
 */
async function mayGetMedia(reader: Reader, { guestId, sequence }: ChannelRecord, received: string): Promise<boolean> {
  if (!comesWithMedia(received, sequence)) return false
  const [guest, running] = await Promise.all([
    reader.get(guests, guestId),
    reader.find(chats, 'runningOfGuest', { prefix: [guestId], limit: 1 }),
  ])
  return guest !== undefined && isLoggedIn(guest) && running.length === 0
}

/**
 * Returns the line with which an actor does what they were tipped for; `null`: the message is no
 * tip, or is one for something that an operator wrote.
 */
function deedOf({ data }: Job, { family }: ActorRecord, turn: number, language: Language): string | null {
  const variants = tipOffers[data['deed'] ?? '']?.deeds
  return variants === undefined ? null : deedFor(at(variants, family + turn), language, data['name'] ?? '')
}

/**
 * Does a deed for a guest who is not named: all in the room read it, and no conversation has it.
 */
async function doInRoom(platform: PlatformContext, tx: Transaction, chatId: string, text: string): Promise<() => void> {
  const chat = await tx.get(chats, asId<ChatId>(chatId))
  const written = { sender: 'actor', guestName: null, text, messageId: null, quote: null } as const
  const line = chat === undefined ? null : await writeInRoom(platform, tx, chat, written)
  const read = line === null ? [] : await updatesOf(tx, line)
  return () => publishAll(platform.hub, read)
}

/** The actor answers. A channel blocked meanwhile stays silent. */
export const replyJob: JobHandler = async (platform, tx, job) => {
  const channel = await tx.get(channels, job.data['channelId'] ?? '')
  const actor = channel === undefined ? undefined : await tx.get(actors, channel.actorId)
  if (channel === undefined || actor === undefined || channel.blocked) return () => undefined
  const sign = signOfJob(job.data['sign'])
  if (sign !== null && !(await isInCall(tx, channel))) return () => undefined
  const greets = job.data['greets'] ?? ''
  if (greets !== '' && !(await isToBeGreeted(tx, channel, greets, platform.clock.now()))) return () => undefined
  const guests = languageOrDefault(job.data['language'])
  const language = languageWith(actor, guests)
  const greeting = greets === '' ? null : composeOpening(actor, language, channel.sequence)
  const deed = deedOf(job, actor, channel.sequence, language)
  const roomOf = job.data['roomOf'] ?? ''
  if (deed !== null && roomOf !== '') return doInRoom(platform, tx, roomOf, deed)
  const about = { text: job.data['text'] ?? '', language, turn: channel.sequence }
  const evening = await eveningOf(tx, channel.guestId, actor.id)
  const promised = evening === null ? null : answerOf(evening, about)
  const sent = (await mayGetMedia(tx, channel, job.data['text'] ?? ''))
    ? mediaFrom(actor, channel.sequence, language)
    : null
  const seen =
    sign === null ? await answerWhetherSeen(tx, channel, about) : lineOfSign(sign, language, channel.sequence)
  const before = await turnsBefore(tx, channel, job.data['messageId'] ?? '')
  const composed = composeReply({
    actor,
    language,
    received: job.data['text'] ?? '',
    giftId: job.data['gift'] ?? '',
    turn: channel.sequence,
    chance: platform.random.next(),
    before,
    now: platform.clock.now(),
  })
  const message = await appendMessage(tx, channel, {
    sender: 'actor',
    clientId: job.id,
    // A guest who is greeted has written nothing yet, in whichever language.
    text: greeting ?? notSpokenNotice(actor, guests, before) + (deed ?? seen ?? promised ?? sent?.text ?? composed),
    gifts: [],
    price: 0,
    at: platform.clock.now(),
    chatId: null,
    quote: null,
    media: sent?.media ?? null,
  })
  // Others see the name of a guest when they write, not when they come.
  const line = greeting === null ? await answerInRoom(platform, tx, channel, message) : null
  const read = line === null ? [] : await updatesOf(tx, line)
  await planNotices(platform, tx, {
    guestId: channel.guestId,
    about: 'message',
    values: { name: actor.name },
    actorId: actor.id,
  })
  return () =>
    publishAll(platform.hub, [
      { audience: channel.guestId, update: { type: 'message', channelId: channel.id, message } },
      ...read,
    ])
}

/** Shows an answer to the others in the room, if its guest is in a chat with the actor. */
async function answerInRoom(
  platform: PlatformContext,
  tx: Transaction,
  { guestId, actorId }: ChannelRecord,
  { id: messageId, text }: Pick<Message, 'id' | 'text'>,
): Promise<RoomLineRecord | null> {
  const [chat] = await tx.find(chats, 'runningOfGuest', { prefix: [guestId], limit: 1 })
  if (chat?.actorId !== actorId) return null
  const guestName = (await tx.get(guests, guestId))?.name ?? ''
  return writeInRoom(platform, tx, chat, { sender: 'actor', guestName, text, messageId, quote: null })
}

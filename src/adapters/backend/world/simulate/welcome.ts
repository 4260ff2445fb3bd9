import { goOnInRoom, writeLinesBefore } from './events/room-guests'
import { dueWithin, planLine } from './planned-line'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { ChatBegun } from '@/adapters/backend/chat/base/chat-begun'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { messages, type ChannelRecord } from '@/adapters/backend/messenger/messenger-records'
import { openChannel } from '@/adapters/backend/messenger/open-channel'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { countsOthers, maySpeakIn } from '@/domain/chat/room-line'
import { asId, type ChatId } from '@/domain/ids'

/**
 * Time that an actor takes to greet a guest who comes in, and until the next line in a room, ms.
 */
const DELAY = { least: 1_000, most: 2_500 } as const

/** An actor who has talked with a guest so lately does not greet them again, ms. */
const TALKED = 10 * 60_000

/**
 * Lets an actor of the sample world greet a guest who comes in and can write there, in the guest's
 * language.
 */
export async function planGreeting(
  platform: PlatformContext,
  tx: Transaction,
  { chat, language }: ChatBegun,
): Promise<void> {
  if (!maySpeakIn(chat)) return
  const channel = await openChannel(platform, tx, chat.guestId, chat.actorId)
  await planLine(platform, tx, channel, DELAY, { id: `greeting:${chat.id}`, greets: chat.id, language })
}

/**
 * Returns whether a guest is still to be greeted: they are in the room, and nobody has written
 * lately.
 */
export async function isToBeGreeted(
  reader: Reader,
  channel: ChannelRecord,
  chatId: string,
  now: number,
): Promise<boolean> {
  const chat = await reader.get(chats, asId<ChatId>(chatId))
  if (chat === undefined || chat.bill !== null) return false
  const [last] = await reader.find(messages, 'byChannel', { prefix: [channel.id], direction: 'desc', limit: 1 })
  return last === undefined || now - last.at > TALKED
}

/** A guest who comes among others finds a talk to read: lines from before, and soon a new one. */
export async function planTalk(
  platform: PlatformContext,
  tx: Transaction,
  { chat, language }: ChatBegun,
): Promise<void> {
  if (!countsOthers(chat.mode)) return
  await writeLinesBefore(platform, tx, chat, language)
  await tx.put(jobs, {
    id: `room-talk:${chat.id}`,
    kind: 'roomTalk',
    dueAt: dueWithin(platform, DELAY),
    data: { chatId: chat.id },
  })
}

/** Writes the next line in the room of a guest who has come, or brings in another guest. */
export const roomTalkJob: JobHandler = async (platform, tx, job) => {
  const chat = await tx.get(chats, asId<ChatId>(job.data['chatId'] ?? ''))
  const actor = chat === undefined ? undefined : await tx.get(actors, chat.actorId)
  if (chat === undefined || chat.bill !== null || actor === undefined) return () => undefined
  const updates = await goOnInRoom(platform, tx, actor, chat)
  return () => publishAll(platform.hub, updates)
}

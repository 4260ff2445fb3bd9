import { planLine } from './planned-line'
import { plainWords } from './replies/heard'
import { camera } from './replies/lines'
import type { GuestOnCamera } from '@/adapters/backend/chat/live/camera-events'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { messages, type ChannelRecord } from '@/adapters/backend/messenger/messenger-records'
import { openChannel } from '@/adapters/backend/messenger/open-channel'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { cameraSigns, type CameraSign } from '@/domain/chat/camera-sign'
import type { Language } from '@/domain/navigation/language'

/** Time that an actor takes to react to what they see, ms. */
const DELAY = { least: 800, most: 2_000 } as const

/** Returns an actor's line about a sign; `turn` picks it, so that no line follows itself. */
export const lineOfSign = (sign: CameraSign, language: Language, turn: number): string =>
  at(camera[sign], turn)[language]

/** The sign that a job names; `null`: it is about something else. */
export const signOfJob = (text: string | undefined): CameraSign | null =>
  cameraSigns.find((sign) => sign === text) ?? null

const ASKED =
  /\b(?:siehst du (?:mich|mein)|kannst du (?:mich|mein \w+) (?:\w+ )?(?:sehen|erkennen)|(?:do|can) you (?:\w+ )?see (?:me|my)|am i visible|(?:me|puedes) (?:ves|ver(?:me)?)|se me ve)\b/u

/**
 * Returns the actor's answer to the question whether they see the guest; `null`: the text is
 * another one.
 */
export async function answerWhetherSeen(
  reader: Reader,
  { guestId, actorId }: ChannelRecord,
  { text, language, turn }: { readonly text: string; readonly language: Language; readonly turn: number },
): Promise<string | null> {
  if (!ASKED.test(plainWords(text))) return null
  const [chat] = await reader.find(chats, 'runningOfGuest', { prefix: [guestId], limit: 1 })
  const sign = chat?.actorId === actorId && chat.mode === 'video-call' ? (chat.cameraSign ?? 'hidden') : null
  return sign === null ? camera.notHere[language] : lineOfSign(sign, language, turn)
}

/**
 * Returns whether an actor of the sample world still has the guest on their screen: a reaction
 * after the call would be about nothing.
 */
export async function isInCall(reader: Reader, { guestId, actorId }: ChannelRecord): Promise<boolean> {
  const [chat] = await reader.find(chats, 'runningOfGuest', { prefix: [guestId], limit: 1 })
  return chat?.actorId === actorId && chat.mode === 'video-call'
}

/**
 * Time after a line of the conversation in which an actor does not mention that the guest moves or
 * has stopped moving, ms.
 */
const TALKING = 20_000

/** Motion now and then is not mentioned each time. */
async function isMentioned(tx: Transaction, channel: ChannelRecord, { before, sign }: GuestOnCamera, now: number) {
  if (before === null || before === 'hidden' || before === 'dark' || sign === 'hidden' || sign === 'dark') return true
  if (sign === 'still') return false
  const [last] = await tx.find(messages, 'byChannel', { prefix: [channel.id], direction: 'desc', limit: 1 })
  return last === undefined || now - last.at > TALKING
}

/**
 * Lets an actor of the sample world react to the guest's camera. One reaction at a time waits for a
 * chat: a sign that another one replaces meanwhile gets no reaction.
 */
export async function planSight(platform: PlatformContext, tx: Transaction, seen: GuestOnCamera): Promise<void> {
  const channel = await openChannel(platform, tx, seen.chat.guestId, seen.chat.actorId)
  if (!(await isMentioned(tx, channel, seen, platform.clock.now()))) return
  // As many ids as lines: none waits beside another one, and none has the id of one that is written.
  const id = `sight:${seen.chat.id}:${channel.sequence}`
  await planLine(platform, tx, channel, DELAY, { id, sign: seen.sign, language: seen.language })
}

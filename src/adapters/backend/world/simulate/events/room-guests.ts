import type { WorldEvent } from './event'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { aloneWith } from '@/adapters/backend/chat/base/company'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { updatesOf, writeInRoom } from '@/adapters/backend/chat/room/room-lines'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { languageWith } from '@/adapters/backend/world/simulate/replies/spoken'
import { composeReply } from '@/adapters/backend/world/simulate/replies'
import rooms from '@/adapters/backend/world/data/rooms.json' with { type: 'json' }
import {
  isSampleGuest,
  SAMPLE_GUESTS,
  sampleGuest,
  sampleGuestName,
} from '@/adapters/backend/world/texts/sample-guests'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { exitCodes } from '@/domain/chat/exit-code'
import { namesGuest } from '@/domain/chat/room-line'
import { startMeter } from '@/domain/chat/meter'
import { asId, type ChatId, type GuestId } from '@/domain/ids'
import { languageOrDefault, type Language } from '@/domain/navigation/language'

/** Maximum number of guests of the sample world in one room, and the length of their stay, s. */
const MOST = 4
const STAY = { least: 40, most: 240 } as const

/** Number of lines that the actor answers, of ten. */
const ANSWERED = 4

/**
 * Guests of the sample world come into the rooms in which a guest is among others, write something,
 * are answered, and leave. If a guest watches a private chat of the sample world, they read it.
 */
export const roomGuests: WorldEvent = async (platform, tx) => {
  const running = await tx.find(chats, 'running', { prefix: [] })
  const updates: OutboundUpdate[] = []
  const seen = new Set<string>()
  for (const chat of running) {
    if (isSampleGuest(chat) || seen.has(chat.actorId) || !['free', 'ticket', 'voyeur'].includes(chat.mode)) continue
    seen.add(chat.actorId)
    const actor = await tx.get(actors, chat.actorId)
    if (actor !== undefined) updates.push(...(await goOnInRoom(platform, tx, actor, chat)))
  }
  return seen.size === 0 ? null : updates
}

/** Continues the room of a guest: another one comes in, or one who is in it writes a line. */
export async function goOnInRoom(
  platform: PlatformContext,
  tx: Transaction,
  actor: ActorRecord,
  { mode }: ChatRecord,
): Promise<readonly OutboundUpdate[]> {
  // A private chat of the sample world has no record: others read its guest only.
  if (mode === 'voyeur')
    return actor.state.isBusy && aloneWith(actor) === null
      ? talk(platform, tx, actor, unrecorded(actor, 0, 'single'))
      : []
  const present = (await tx.find(chats, 'runningOfActor', { prefix: [actor.id] })).filter(isSampleGuest)
  const isFull = present.length >= MOST
  if (!isFull && platform.random.next() < 1 / (1 + present.length)) return enter(platform, tx, actor, mode)
  return present.length === 0 ? [] : talk(platform, tx, actor, at(present, draw(platform, present.length)))
}

const draw = ({ random }: PlatformContext, of: number): number => Math.floor(random.next() * of)

/** A chat of the sample world that has no record. */
const unrecorded = ({ id }: Pick<ActorRecord, 'id'>, guest: number, mode: ChatRecord['mode']): Speaker => ({
  id: asId<ChatId>(`sample-chat-${id}`),
  guestId: sampleGuest(guest).guestId,
  actorId: id,
  mode,
})

type Speaker = Pick<ChatRecord, 'id' | 'guestId' | 'actorId' | 'mode'>

/** A guest who is in no other room comes in. Nothing is charged, and their chat ends by itself. */
async function enter(
  platform: PlatformContext,
  tx: Transaction,
  actor: ActorRecord,
  mode: ChatRecord['mode'],
): Promise<readonly OutboundUpdate[]> {
  const guestId = await idleGuest(tx, draw(platform, SAMPLE_GUESTS))
  if (guestId === null) return []
  const now = platform.clock.now()
  const seconds = STAY.least + draw(platform, STAY.most - STAY.least)
  const chat: ChatRecord = {
    id: asId<ChatId>(platform.random.id()),
    guestId,
    actorId: actor.id,
    mode,
    startKey: platform.random.id(),
    startedAt: now,
    // They are silent when their time is over, not before.
    lastHeartbeat: now + seconds * 1_000,
    meter: startMeter({
      pricePerMinute: 0,
      balance: 0,
      voucherSeconds: 0,
      stopAt: null,
      allowance: null,
      timeLimit: { seconds, exitCode: exitCodes.guestLeft },
    }),
    bill: null,
    lease: null,
    picture: 'generated',
    giftCoins: 0,
    controlCoins: 0,
    control: null,
    offerMinutes: 0,
    isVoice: false,
    cameraSign: null,
  }
  await tx.put(chats, chat)
  return talk(platform, tx, actor, chat)
}

async function idleGuest(reader: Reader, first: number): Promise<GuestId | null> {
  for (let step = 0; step < SAMPLE_GUESTS; step++) {
    const { guestId } = sampleGuest(first + step)
    if ((await reader.count(chats, 'runningOfGuest', [guestId])) === 0) return guestId
  }
  return null
}

/** A guest of the sample world has no conversation, and quotes nobody. */
const UNSENT = { messageId: null, quote: null }

/** Number of lines that a guest finds on entering a room, and their maximum age, ms. */
const BEFORE = { lines: 5, within: 5 * 60_000 } as const

/**
 * Writes lines of guests of the sample world before the first guest comes, so that they do not
 * enter a silent room.
 */
export async function writeLinesBefore(
  platform: PlatformContext,
  tx: Transaction,
  { id, actorId, mode }: Pick<ChatRecord, 'id' | 'actorId' | 'mode'>,
  guests: Language,
): Promise<void> {
  const actor = await tx.get(actors, actorId)
  const others = await tx.find(chats, 'runningOfActor', { prefix: [actorId] })
  // A guest who watches a private chat reads none from before.
  if (actor === undefined || !namesGuest(mode) || others.some((chat) => chat.id !== id)) return
  const now = platform.clock.now()
  const from = Math.max(now - BEFORE.within, actor.state.onlineSince ?? 0)
  const [last] = await tx.find(roomLines, 'ofActor', { prefix: [actorId], direction: 'desc', limit: 1 })
  if (last !== undefined && last.at >= from) return
  const first = draw(platform, SAMPLE_GUESTS)
  for (let line = 0; line < BEFORE.lines; line++) {
    const writtenAt = Math.round(from + ((now - from) * line) / BEFORE.lines)
    await talk(platform, tx, actor, unrecorded(actor, first + line, mode), {
      now: writtenAt,
      language: languageWith(actor, guests),
    })
  }
}

/** A guest writes a line in a language of the actor, and is perhaps answered. */
async function talk(
  platform: PlatformContext,
  tx: Transaction,
  actor: ActorRecord,
  speaker: Speaker,
  {
    now = platform.clock.now(),
    language = languageWith(actor, languageOrDefault(at(actor.languages, draw(platform, actor.languages.length)))),
  }: { readonly now?: number; readonly language?: Language } = {},
): Promise<readonly OutboundUpdate[]> {
  const turn = await freshTurn(platform, tx, actor)
  const text = at(rooms.lines, turn)[language]
  const guestName = sampleGuestName(speaker.guestId)
  const line = await writeInRoom(platform, tx, speaker, { ...UNSENT, sender: 'guest', guestName, text, at: now })
  const updates = line === null ? [] : await updatesOf(tx, line)
  if (draw(platform, 10) >= ANSWERED) return updates
  const answer = composeReply({ actor, language, received: text, giftId: '', turn, chance: 1, before: [], now })
  const answered = await writeInRoom(platform, tx, speaker, {
    ...UNSENT,
    sender: 'actor',
    guestName,
    text: answer,
    at: now + 1,
  })
  return answered === null ? updates : [...updates, ...(await updatesOf(tx, answered))]
}

/** Number of lines of a room that are not repeated. */
const REMEMBERED = 16

/** Returns the index of the next line: one that was not read in the room lately. */
async function freshTurn(platform: PlatformContext, reader: Reader, { id }: ActorRecord): Promise<number> {
  const before = await reader.find(roomLines, 'ofActor', { prefix: [id], direction: 'desc', limit: REMEMBERED })
  const written = new Set(before.map(({ text }) => text))
  const first = draw(platform, rooms.lines.length)
  const steps = rooms.lines.map((_, step) => first + step)
  return steps.find((turn) => !Object.values(at(rooms.lines, turn)).some((text) => written.has(text))) ?? first
}

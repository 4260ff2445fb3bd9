import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { quoteFor } from './quotes'
import { roomLines, type RoomLineRecord } from './room-line-records'
import type { StoredQuote } from './stored-quote'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { mayRead, namesGuest, ROOM_LINE_SHOWN_FOR, ROOM_LINES, type RoomLine } from '@/domain/chat/room-line'
import { asId, type GuestId, type MessageId, type RoomLineId } from '@/domain/ids'

/** Time a line is stored, ms; it is shown for less, but a report may refer to it. */
export const LINE_AGE = 86_400_000

/** Number of lines that one sweep removes. */
const MAX_REMOVED = 500

/** Input of a new line. */
interface Written {
  readonly sender: RoomLine['sender']
  /** Display name of the guest of the chat. */
  readonly guestName: string | null
  readonly text: string
  /** The message it is in the guest's conversation; `null`: none. */
  readonly messageId: MessageId | null
  readonly quote: StoredQuote | null
  /** Epoch ms; now by default. */
  readonly at?: number
}

/** Stores what others in the room may read of a chat. Returns `null` if only its guest may. */
export async function writeInRoom(
  { clock, random }: Pick<PlatformContext, 'clock' | 'random'>,
  tx: Transaction,
  { id, guestId, actorId, mode }: Pick<ChatRecord, 'id' | 'guestId' | 'actorId' | 'mode'>,
  { sender, guestName, text, messageId, quote, at = clock.now() }: Written,
): Promise<RoomLineRecord | null> {
  if (text === '' || !mayRead(mode, 'voyeur')) return null
  const line: RoomLineRecord = {
    id: asId<RoomLineId>(random.id()),
    actorId,
    sender,
    guestName: namesGuest(mode) ? guestName : null,
    text,
    at,
    chatId: id,
    guestId,
    mode,
    tip: null,
    control: null,
    quote,
    messageId,
  }
  await tx.put(roomLines, line)
  return line
}

/** A gift with a line: a tip with its note, or a toy control. */
export type Given = Pick<RoomLineRecord, 'text' | 'tip' | 'control'>

/** Stores the line of a gift. Its guest reads it in every mode; others as they read other lines. */
export async function writeGiven(
  { clock }: Pick<PlatformContext, 'clock'>,
  tx: Transaction,
  { id: chatId, guestId, actorId, mode }: Pick<ChatRecord, 'id' | 'guestId' | 'actorId' | 'mode'>,
  { id, guestName, given }: { id: RoomLineId; guestName: string; given: Given },
): Promise<RoomLineRecord> {
  const line: RoomLineRecord = {
    id,
    actorId,
    sender: 'guest',
    guestName: namesGuest(mode) && given.tip?.isAnonymous !== true ? guestName : null,
    at: clock.now(),
    chatId,
    guestId,
    mode,
    ...given,
    quote: null,
    messageId: null,
  }
  await tx.put(roomLines, line)
  return line
}

/** Own words are in the conversation; gifts, and nameless answers to them, are read here. */
const readsOwn = (line: RoomLineRecord, guestId: GuestId): boolean =>
  line.guestId === guestId && line.messageId === null

/** Returns a line's updates for its current readers; its guest has it in their conversation. */
export async function updatesOf(reader: Reader, line: RoomLineRecord): Promise<readonly OutboundUpdate[]> {
  const inRoom = await reader.find(chats, 'runningOfActor', { prefix: [line.actorId] })
  return inRoom
    .filter(({ guestId, mode }) => (guestId === line.guestId ? readsOwn(line, guestId) : mayRead(line.mode, mode)))
    .map(({ id, guestId }) => ({
      audience: guestId,
      update: { type: 'roomLine', chatId: id, line: lineFor(line, guestId) },
    }))
}

/**
 * Shows a line to its room after the commit, and only then reads who is in it: that changes with
 * every guest, and must not delay the transaction.
 */
export function showLine(
  { store, hub }: Pick<PlatformContext, 'store' | 'hub'>,
  tx: Transaction,
  line: RoomLineRecord,
): void {
  tx.afterCommit(async () => publishAll(hub, await updatesOf(store, line)))
}

/** Returns the earlier lines for a guest who has come, the oldest first. */
export async function linesFor(
  reader: Reader,
  { id: chatId, guestId, actorId, mode }: ChatRecord,
  now: number,
): Promise<readonly RoomLine[]> {
  const [written, running] = await Promise.all([
    reader.find(roomLines, 'ofActor', { prefix: [actorId], direction: 'desc', limit: ROOM_LINES }),
    reader.find(chats, 'runningOfActor', { prefix: [actorId] }),
  ])
  // Guests who watch a private chat read its lines only, not those of chats before it.
  const isReadable = (line: RoomLineRecord): boolean =>
    line.mode !== 'single' || running.some(({ id }) => id === line.chatId)
  return written
    .filter((line) => now - line.at <= ROOM_LINE_SHOWN_FOR)
    .filter((line) =>
      line.guestId === guestId
        ? readsOwn(line, guestId) && line.chatId === chatId
        : mayRead(line.mode, mode) && isReadable(line),
    )
    .map((line) => lineFor(line, guestId))
    .toReversed()
}

/** Returns a line for one guest, without the platform's own fields. */
function lineFor(
  { chatId: _chat, guestId, mode: _mode, messageId: _message, tip, control, quote, ...line }: RoomLineRecord,
  reader: GuestId,
): RoomLine {
  const isOwn = guestId === reader
  return {
    ...line,
    tip: tip === null ? null : { ...tip, isOwn },
    control: control === null ? null : { ...control, isOwn },
    quote: quoteFor(quote, reader),
  }
}

/** Removes lines that are older than a day. */
export async function forgetRoomLines({ store, clock }: Pick<PlatformContext, 'store' | 'clock'>): Promise<void> {
  const oldest = await store.find(roomLines, 'byAge', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ at }) => clock.now() - at > LINE_AGE)
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { id } of over) await tx.delete(roomLines, id)
  })
}

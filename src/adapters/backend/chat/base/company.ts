import { chats, type ChatRecord } from './chat-records'
import { actors, type ActorRecord, type Company } from '@/adapters/backend/actors/actor-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'
import { isExclusive, mayBeWatched } from '@/domain/chat/company'
import { countsOthers } from '@/domain/chat/room-line'

/** Returns the guest who is alone with an actor; `null`: none, or one of the sample world. */
export const aloneWith = ({ company }: ActorRecord): Company['alone'] => company?.alone ?? null

/**
 * Returns the chats of guests who watch an actor. Nothing else is stored of them: a guest who comes
 * to watch writes nothing that another guest writes.
 */
export async function voyeursOf(reader: Reader, actorId: ActorId): Promise<readonly ChatRecord[]> {
  return (await roomOf(reader, actorId)).filter(({ mode }) => mode === 'voyeur')
}

/**
 * Returns an actor's running chats, without previews. Unreadable ones are left out, so that they do
 * not stop the end of the others; the platform reports them when it lists all running chats.
 */
export const roomOf = (reader: Reader, actorId: ActorId): Promise<readonly ChatRecord[]> =>
  reader.find(chats, 'runningOfActor', { prefix: [actorId], onUnreadable: () => undefined })

/**
 * Returns the number of others in a running chat's room, or who watch a private one. Read it
 * outside the transaction that lets a guest in: simultaneous guests would make each other retry.
 */
export async function onlookersOf(reader: Reader, { actorId, mode }: ChatRecord): Promise<number> {
  if (isExclusive(mode)) return (await voyeursOf(reader, actorId)).length
  return countsOthers(mode) ? Math.max(0, (await guestsWith(reader, actorId)) - 1) : 0
}

/** Counts the guests with an actor; one busy without a chat is with a guest of the sample world. */
async function guestsWith(reader: Reader, actorId: ActorId): Promise<number> {
  const [running, actor] = await Promise.all([
    reader.count(chats, 'runningOfActor', [actorId]),
    reader.get(actors, actorId),
  ])
  return running + (actor?.state.isBusy === true && aloneWith(actor) === null ? 1 : 0)
}

/** Occupies the actor for an exclusive chat; any other changes nothing. */
export async function enterCompany(
  tx: Transaction,
  actor: ActorRecord,
  chat: ChatRecord,
): Promise<readonly OutboundUpdate[]> {
  if (!isExclusive(chat.mode)) return []
  const alone = { chatId: chat.id, guestId: chat.guestId, isWatchable: mayBeWatched(chat.mode, actor.state) }
  return setAlone(tx, actor, alone)
}

/** Frees the actor after a chat with one guest alone. */
export async function leaveCompany(tx: Transaction, chat: ChatRecord): Promise<readonly OutboundUpdate[]> {
  if (!isExclusive(chat.mode)) return []
  const actor = await tx.get(actors, chat.actorId)
  return actor?.state.isBusy === true ? setAlone(tx, actor, null) : []
}

async function setAlone(
  tx: Transaction,
  actor: ActorRecord,
  alone: Company['alone'],
): Promise<readonly OutboundUpdate[]> {
  const isBusy = alone !== null
  await tx.put(actors, { ...actor, company: { alone, voyeurs: [] }, state: { ...actor.state, isBusy } })
  return [{ audience: 'everybody', update: { type: 'actorState', id: actor.id, state: { isBusy } } }]
}

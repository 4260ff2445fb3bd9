import { chats, type ChatRecord } from './chat-records'
import { actors, type ActorRecord, type Company } from '@/adapters/backend/actors/actor-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'
import { isExclusive, mayBeWatched } from '@/domain/chat/company'
import { countsOthers } from '@/domain/chat/room-line'

const nobody: Company = { alone: null, voyeurs: [] }

export const companyOf = ({ company }: ActorRecord): Company => company ?? nobody

/** How many others are in the room of a chat: in a private one those who watch it. */
export async function onlookersOf(reader: Reader, actor: ActorRecord, { id, mode }: ChatRecord): Promise<number> {
  if (isExclusive(mode)) return companyOf(actor).alone?.chatId === id ? companyOf(actor).voyeurs.length : 0
  return countsOthers(mode) ? (await guestsWith(reader, actor.id)) - 1 : 0
}

/** How many guests are with an actor. One who is busy without a chat is so with a guest of the sample world, who has none. */
export async function guestsWith(reader: Reader, actorId: ActorId): Promise<number> {
  const [running, actor] = await Promise.all([
    reader.count(chats, 'runningOfActor', [actorId]),
    reader.get(actors, actorId),
  ])
  return running + (actor?.state.isBusy === true && companyOf(actor).alone === null ? 1 : 0)
}

/** What the guest of a private chat is sent when a guest comes to watch, or leaves. */
const reports = ({ alone, voyeurs }: Company): readonly OutboundUpdate[] =>
  alone === null
    ? []
    : [
        {
          audience: alone.guestId,
          update: { type: 'chatOnlookers', chatId: alone.chatId, onlookers: voyeurs.length },
        },
      ]

/** Lets a chat in beside those that are there. */
export async function enterCompany(
  tx: Transaction,
  actor: ActorRecord,
  chat: ChatRecord,
): Promise<{ readonly actor: ActorRecord; readonly updates: readonly OutboundUpdate[] }> {
  const before = companyOf(actor)
  if (chat.mode === 'voyeur') {
    const company = { ...before, voyeurs: [...before.voyeurs, chat.id] }
    const entered = { ...actor, company }
    await tx.put(actors, entered)
    return { actor: entered, updates: reports(company) }
  }
  if (!isExclusive(chat.mode)) return { actor, updates: [] }
  const alone = { chatId: chat.id, guestId: chat.guestId, isWatchable: mayBeWatched(chat.mode, actor.state) }
  const entered = { ...actor, company: { ...before, alone }, state: { ...actor.state, isBusy: true } }
  await tx.put(actors, entered)
  return {
    actor: entered,
    updates: [{ audience: 'everybody', update: { type: 'actorState', id: actor.id, state: { isBusy: true } } }],
  }
}

/** Takes a chat that has ended out again; an actor who was with one guest alone is free. */
export async function leaveCompany(tx: Transaction, chat: ChatRecord): Promise<readonly OutboundUpdate[]> {
  const actor = await tx.get(actors, chat.actorId)
  if (actor === undefined) return []
  const before = companyOf(actor)
  if (chat.mode === 'voyeur') {
    const company = { ...before, voyeurs: before.voyeurs.filter((id) => id !== chat.id) }
    await tx.put(actors, { ...actor, company })
    return reports(company)
  }
  if (!isExclusive(chat.mode) || !actor.state.isBusy) return []
  await tx.put(actors, { ...actor, company: { ...before, alone: null }, state: { ...actor.state, isBusy: false } })
  return [{ audience: 'everybody', update: { type: 'actorState', id: actor.id, state: { isBusy: false } } }]
}

import { chats } from './chat-records'
import { givenInChat } from './given-events'
import { roomLines, type RoomLineRecord } from './room-line-records'
import { updatesOf, writeGiven } from './room-lines'
import { countTip, goalOfBroadcast, goalUpdates } from './tip-goals'
import { tipMenus } from './tip-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { publishAll, transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import type { TipRefusal, TipRequest, TipResult } from '@/application/chat/tip-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { maySpeakIn } from '@/domain/chat/room-line'
import { tipNote, type TipGoal } from '@/domain/chat/tips'
import { asId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'

const refused = (reason: TipRefusal, missing = 0): TipResult => ({ ok: false, reason, missing })

/** The line of a tip is found by the key the guest gave it: a request that arrives again finds it. */
const lineIdOf = ({ chatId, key }: TipRequest): RoomLineId => asId<RoomLineId>(`tip:${chatId}:${key}`)

/** What was given, and the goal after it. */
interface Given {
  readonly line: RoomLineRecord
  readonly goal: TipGoal | null
}

/** Gives a tip: charged, counted for the goal, put on the bill and shown to the room in one transaction, once for one key. */
export async function giveTip(
  platform: PlatformContext,
  caller: RequestContext,
  request: TipRequest,
): Promise<TipResult> {
  let given: Given | null = null
  const result = await transactionWithUpdates<TipResult>(platform, async (tx, publish) => {
    given = null
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'tip')
    if (!permission.ok) return refused(permission.reason)
    const chat = await tx.get(chats, request.chatId)
    if (chat?.guestId !== guest.id) return refused('no-chat')
    const [actor, menu, before] = await Promise.all([
      tx.get(actors, chat.actorId),
      tx.get(tipMenus, chat.actorId),
      tx.get(roomLines, lineIdOf(request)),
    ])
    if (actor === undefined) return refused('no-chat')
    if (before?.tip != null) {
      const [goal, balance] = [await goalOfBroadcast(tx, actor), await balanceOfGuest(tx, guest.id)]
      return { ok: true, goal, balance, charged: before.tip.price }
    }
    if (chat.bill !== null || chat.mode === 'preview') return refused('no-chat')
    if (!maySpeakIn(chat)) return refused('only-watching')
    const item = menu?.items.find(({ id }) => id === request.itemId)
    if (item === undefined) return refused('not-found')
    const { price, names, gesture } = item
    const note = tipNote(request.note)
    if (note === null) throw new BackendError('invalid-request', { detail: 'note', fields: ['note'] })
    const { isAnonymous } = request
    if (!isAgreed(price, request.agreedPrice)) return refused('price-changed')
    const now = platform.clock.now()
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`tip:${guest.id}:${chat.id}:${request.key}`),
        at: now,
        kind: 'tip',
        amount: price,
        guestId: guest.id,
        statement: lineIdOf(request),
        subject: actor.name,
        subjectId: actor.id,
        paid: null,
        tip: { note, isAnonymous },
      },
      actor.id,
    )
    if (!booked.ok) return refused(booked.reason, booked.missing)
    await tx.put(chats, { ...chat, giftCoins: chat.giftCoins + price })
    const { goal, achievesGoal } = await countTip(tx, actor, price)
    const tip = { names, price, gesture, achievesGoal, isAnonymous }
    const written = { id: lineIdOf(request), guestName: guest.name, given: { text: note, tip, control: null } }
    const line = await writeGiven(platform, tx, chat, written)
    given = { line, goal }
    const language = caller.language()
    await platform.events.publish(tx, givenInChat, {
      kind: 'tip',
      chat,
      lineId: line.id,
      itemId: item.id,
      guestName: isAnonymous ? null : guest.name,
      language,
    })
    publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return { ok: true, goal, balance: booked.balance, charged: booked.charged }
  })
  if (given !== null) await show(platform, given)
  return result
}

/** After the transaction: who is in a room changes with every guest who comes, and none of them is to make a tip wait. */
async function show({ store, hub }: PlatformContext, { line, goal }: Given): Promise<void> {
  publishAll(hub, [...(await updatesOf(store, line)), ...(await goalUpdates(store, line.actorId, goal))])
}

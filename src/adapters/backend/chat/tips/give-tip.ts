import { chats } from '@/adapters/backend/chat/base/chat-records'
import { holdTip } from './hold-tip'
import { roomLines, type RoomLineRecord } from '@/adapters/backend/chat/room/room-line-records'
import { showTip, writeTip } from './show-tip'
import { goalOfBroadcast } from './tip-goals'
import { heldTips, tipMenus, type HeldTipRecord } from './tip-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import type { TipRefusal, TipRequest, TipResult, TipUndo } from '@/application/chat/tip-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { maySpeakIn } from '@/domain/chat/room-line'
import { tipNote, undoableUntil } from '@/domain/chat/tips'
import { asId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'

const refused = (reason: TipRefusal, missing = 0): TipResult => ({ ok: false, reason, missing })

/** A tip's line is identified by its request's key: a repeated request finds it. */
export const lineIdOf = ({ chatId, key }: TipUndo): RoomLineId => asId<RoomLineId>(`tip:${chatId}:${key}`)

/** A tip that was requested before: the coins it charged, and how long it can be undone, ms. */
type Known = Pick<Extract<TipResult, { ok: true }>, 'charged' | 'undoFor'>

const givenAs = (line: RoomLineRecord | undefined): Known | null =>
  line?.tip == null ? null : { charged: line.tip.price, undoFor: 0 }

const heldAs = ({ isUndone, item, until }: HeldTipRecord, now: number): Known =>
  isUndone ? { charged: 0, undoFor: 0 } : { charged: item.price, undoFor: Math.max(0, until - now) }

/**
 * Gives a tip: charges, bills, counts and shows it in one transaction, once per key. A large one is
 * charged, and given once it can no longer be undone.
 */
export async function giveTip(
  platform: PlatformContext,
  caller: RequestContext,
  request: TipRequest,
): Promise<TipResult> {
  return transactionWithUpdates<TipResult>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'tip')
    if (!permission.ok) return refused(permission.reason)
    const chat = await tx.get(chats, request.chatId)
    if (chat?.guestId !== guest.id) return refused('no-chat')
    const id = lineIdOf(request)
    const [actor, menu, before, held] = await Promise.all([
      tx.get(actors, chat.actorId),
      tx.get(tipMenus, chat.actorId),
      tx.get(roomLines, id),
      tx.get(heldTips, id),
    ])
    if (actor === undefined) return refused('no-chat')
    const now = platform.clock.now()
    const known = held === undefined ? givenAs(before) : heldAs(held, now)
    if (known !== null)
      return { ok: true, goal: await goalOfBroadcast(tx, actor), balance: await balanceOfGuest(tx, guest.id), ...known }
    if (chat.bill !== null || chat.mode === 'preview') return refused('no-chat')
    if (!maySpeakIn(chat)) return refused('only-watching')
    const item = menu?.items.find(({ id }) => id === request.itemId)
    if (item === undefined) return refused('not-found')
    const { price } = item
    const note = tipNote(request.note)
    if (note === null) throw new BackendError('invalid-request', { detail: 'note', fields: ['note'] })
    const { isAnonymous } = request
    if (!isAgreed(price, request.agreedPrice)) return refused('price-changed')
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`tip:${guest.id}:${chat.id}:${request.key}`),
        at: now,
        kind: 'tip',
        amount: price,
        guestId: guest.id,
        statement: id,
        subject: actor.name,
        subjectId: actor.id,
        paid: null,
        tip: { note, isAnonymous },
      },
      actor.id,
    )
    if (!booked.ok) return refused(booked.reason, booked.missing)
    const paid = { ...chat, giftCoins: chat.giftCoins + price }
    await tx.put(chats, paid)
    const tip = { id, item, guestName: guest.name, language: caller.language(), note, isAnonymous }
    const until = undoableUntil(price, now)
    const given = until === null ? await writeTip(platform, tx, { chat: paid, actor }, tip) : null
    if (given !== null) tx.afterCommit(() => showTip(platform, given))
    if (until !== null) await holdTip(tx, { ...tip, chatId: chat.id, guestId: guest.id, until, isUndone: false })
    publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return {
      ok: true,
      goal: given === null ? await goalOfBroadcast(tx, actor) : given.goal,
      balance: booked.balance,
      charged: booked.charged,
      undoFor: until === null ? 0 : until - now,
    }
  })
}

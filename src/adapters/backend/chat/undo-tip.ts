import { chats } from './chat-records'
import { lineIdOf } from './give-tip'
import { dropTip } from './hold-tip'
import { roomLines } from './room-line-records'
import { heldTips } from './tip-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { nameOfActor } from '@/adapters/backend/actors/find-actor'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, refund } from '@/adapters/backend/money/ledger-book'
import type { TipUndo, TipUndoResult } from '@/application/chat/tip-gateway'
import { asId, type IdempotencyKey } from '@/domain/ids'

/** Takes back a tip that is not given yet: refunded and off the bill in one transaction, once however often it is requested. */
export const undoTip = (platform: PlatformContext, caller: RequestContext, request: TipUndo): Promise<TipUndoResult> =>
  transactionWithUpdates<TipUndoResult>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const id = lineIdOf(request)
    const [chat, tip, line] = await Promise.all([
      tx.get(chats, request.chatId),
      tx.get(heldTips, id),
      tx.get(roomLines, id),
    ])
    if (chat?.guestId !== guest.id || (tip === undefined && line === undefined))
      return { ok: false, reason: 'not-found' }
    if (tip?.isUndone === true) return { ok: true, balance: await balanceOfGuest(tx, guest.id) }
    const now = platform.clock.now()
    if (tip === undefined || now >= tip.until || chat.bill !== null) return { ok: false, reason: 'too-late' }
    const { price } = tip.item
    const booked = await refund(
      tx,
      {
        key: asId<IdempotencyKey>(`tip-undo:${id}`),
        at: now,
        kind: 'refund',
        amount: price,
        guestId: guest.id,
        statement: `tip-undo:${id}`,
        subject: await nameOfActor(tx, chat.actorId),
        subjectId: chat.actorId,
        paid: null,
      },
      chat.actorId,
    )
    if (!booked.ok) throw new Error(`Refund of tip ${id} was refused: ${booked.reason}`)
    await tx.put(chats, { ...chat, giftCoins: chat.giftCoins - price })
    await dropTip(tx, tip, now)
    publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return { ok: true, balance: booked.balance }
  })

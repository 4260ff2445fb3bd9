import { chats } from '@/adapters/backend/chat/base/chat-records'
import { lineIdOf } from './give-tip'
import { dropTip, returnTip } from './hold-tip'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { heldTips } from './tip-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import type { TipUndo, TipUndoResult } from '@/application/chat/tip-gateway'

/** Takes back a tip that is not given yet: refunded and off the bill in one transaction, once. */
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
    const balance = await returnTip(tx, chat, tip, now)
    await dropTip(tx, tip, now)
    publish({ audience: guest.id, update: { type: 'balance', balance } })
    return { ok: true, balance }
  })

import * as z from 'zod/mini'
import { chatId } from '@/adapters/wire/base/chat-id'
import { tipGoal, tipItem } from './tip'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { coins, count, flag, id, text, type Wire } from '@/adapters/wire/base/scalars'
import type { TipBoard, TipRequest, TipResult, TipUndo, TipUndoResult } from '@/application/chat/tip-gateway'
import { agreedPrice, idempotencyKey } from '@/adapters/wire/money/added-terms'
import { MAX_TIP_NOTE } from '@/domain/chat/tips'
import type { ChatId, TipItemId } from '@/domain/ids'

export const tipBoardAnswer: Wire<TipBoard> = z.object({ menu: z.array(tipItem), goal: z.nullable(tipGoal) })

/** What a guest can give a tip for in the room of a running chat. */
export const tipBoard: QueryCall<{ readonly chatId: ChatId }, TipBoard> = query(
  'tipBoard',
  z.object({ chatId }),
  tipBoardAnswer,
)

export const tipResult: Wire<TipResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), goal: z.nullable(tipGoal), balance: coins, charged: coins, undoFor: count }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'locked',
      'restricted',
      'no-chat',
      'only-watching',
      'not-found',
      'price-changed',
      'not-enough-money',
      'limit-reached',
      'self-excluded',
      'forced-payment',
    ]),
    missing: coins,
  }),
])

const tipRequest: Wire<TipRequest> = z.object({
  chatId,
  itemId: id<TipItemId>(),
  key: idempotencyKey(),
  agreedPrice,
  note: z._default(text(MAX_TIP_NOTE), ''),
  isAnonymous: z._default(flag, false),
})

/** The key makes it the same tip however often it is sent. */
export const giveTip = post('giveTip', '/chat/:chatId/tip', tipRequest, tipResult, { repeatable: true })

export const tipUndoResult: Wire<TipUndoResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), balance: coins }),
  z.object({ ok: z.literal(false), reason: z.enum(['not-found', 'too-late']) }),
])

const tipUndo: Wire<TipUndo> = z.object({ chatId, key: idempotencyKey() })

/** Undone once, however often it is sent. */
export const undoTip = post('undoTip', '/chat/:chatId/tip/undo', tipUndo, tipUndoResult, { repeatable: true })

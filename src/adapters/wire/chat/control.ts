import * as z from 'zod/mini'
import { chatId } from '@/adapters/wire/base/chat-id'
import { inEachLanguage } from './tip'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { coins, flag, id, seconds, type Wire } from '@/adapters/wire/base/scalars'
import { toyControl } from '@/adapters/wire/gifts/gift'
import type { ControlBoard, ControlRequest, ControlResult } from '@/application/chat/control-gateway'
import type { GivenControl } from '@/domain/chat/given-control'
import { TOY_PATTERNS, type ToyPattern, type ToyRun } from '@/domain/gifts/toy-run'
import { agreedPrice, idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { ChatId, GiftId } from '@/domain/ids'

const pattern: Wire<ToyPattern | null> = z.nullable(z.enum(TOY_PATTERNS))

export const toyRun: Wire<ToyRun> = z.object({
  giftId: id<GiftId>(),
  names: inEachLanguage,
  pattern,
  from: seconds,
  until: seconds,
})

/** GIF-002. */
export const givenControl: Wire<GivenControl> = z.object({
  giftId: id<GiftId>(),
  names: inEachLanguage,
  pattern,
  seconds,
  price: coins,
  isOwn: flag,
})

export const controlBoardAnswer: Wire<ControlBoard> = z.object({
  controls: z.array(toyControl),
  running: z.nullable(toyRun),
})

/** What a guest can steer in the room of a running chat. */
export const controlBoard: QueryCall<{ readonly chatId: ChatId }, ControlBoard> = query(
  'controlBoard',
  z.object({ chatId }),
  controlBoardAnswer,
)

export const controlResult: Wire<ControlResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), run: toyRun, balance: coins, charged: coins }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'locked',
      'restricted',
      'no-chat',
      'not-offered',
      'running',
      'price-changed',
      'not-enough-money',
      'limit-reached',
      'self-excluded',
      'forced-payment',
    ]),
    missing: coins,
  }),
])

const controlRequest: Wire<ControlRequest> = z.object({
  chatId,
  giftId: id<GiftId>(),
  key: idempotencyKey(),
  agreedPrice,
})

/** The key makes it the same control however often it is sent. */
export const beginControl = post('beginControl', '/chat/:chatId/control', controlRequest, controlResult, {
  repeatable: true,
})

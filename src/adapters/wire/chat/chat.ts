import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { chatId } from '@/adapters/wire/base/chat-id'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get } from '@/adapters/wire/base/rest-call'
import {
  answerText,
  coins,
  count,
  flag,
  int,
  moment,
  nothing,
  seconds,
  whole,
  type Wire,
} from '@/adapters/wire/base/scalars'
import type { ChatStartResult, RunningChat } from '@/application/chat/chat-gateway'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import type { ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { StreamSource } from '@/domain/chat/stream-source'

export const chatMode: Wire<ChatMode> = z.enum(chatModes)
export const exitCode = int(0, 999)

const address = answerText(4_000, 1)

export const stream: Wire<StreamSource> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('generated'), seed: whole }),
  z.object({ kind: z.literal('whep'), url: address, fallback: z.exactOptional(address) }),
  z.object({ kind: z.literal('hls'), url: address }),
])

export const countedChat: Wire<CountedChat> = z.object({
  chatId,
  actorId,
  mode: chatMode,
  seconds: seconds,
  coins,
  giftCoins: coins,
  controlCoins: coins,
  voucherMinutes: count,
  pricePerMinute: coins,
  exitCode,
})

export const runningChat: Wire<RunningChat> = z.object({
  chatId,
  actorId,
  mode: chatMode,
  pricePerMinute: coins,
  startedAt: moment,
  seconds: seconds,
  charged: coins,
  voucherSeconds: seconds,
  freeSeconds: seconds,
  givenCoins: coins,
  secondsLeft: z.nullable(seconds),
  stopAt: z.nullable(coins),
  onlookers: count,
  stream,
  isVoice: flag,
})

const REFUSALS = [
  'login-required',
  'not-enough-money',
  'offline',
  'busy',
  'banned-country',
  'mode-not-offered',
  'no-ticket',
  'pin-needed',
  'wrong-pin',
  'price-changed',
  'restricted',
  'locked',
  'already-chatting',
  'age-check',
  'limit-reached',
  'self-excluded',
  'forced-payment',
  'no-picture',
  'not-found',
] as const

/** What `chatStart` is answered with. */
export const chatStartResult: Wire<ChatStartResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), chat: runningChat }),
  z.object({ ok: z.literal(false), reason: z.enum(REFUSALS), exitCode, missing: coins }),
])

/** What `chatStop` is answered with: the bill, or nothing where there is no such chat. */
export const chatStopResult: Wire<CountedChat | null> = z.nullable(countedChat)

/** The chat that runs for this guest, after a reload or on another device. */
export const getRunningChat = get(
  'getRunningChat',
  '/chat/running',
  nothing,
  z.object({ chat: z.nullable(runningChat) }),
)

/** CHA-036. */
export const guestVideoTime: QueryCall<{ readonly chatId: ChatId }, number | null> = query(
  'guestVideoTime',
  z.object({ chatId }),
  z.nullable(seconds),
)

import * as z from 'zod/mini'
import { chatMode, chatStartResult, chatStopResult } from './chat'
import { chatId } from '@/adapters/wire/base/chat-id'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { command } from '@/adapters/wire/base/command'
import { id, int, nullish, text } from '@/adapters/wire/base/scalars'
import { sendResult } from '@/adapters/wire/messenger/messenger-calls'
import { messageText } from '@/adapters/wire/messenger/messenger-commands'
import { agreedPrice, idempotencyKey, useVoucher } from '@/adapters/wire/money/added-terms'
import { cameraSigns } from '@/domain/chat/camera-sign'
import type { TicketId } from '@/domain/ids'

const coinsOfStop = int(0, 100_000_000)

export const chatStart = command(
  'chatStart',
  {
    actorId,
    mode: chatMode,
    key: idempotencyKey(200),
    pin: z.exactOptional(text(20)),
    ticketId: z.exactOptional(id<TicketId>()),
    useVoucher,
    stopAt: nullish(coinsOfStop),
    agreedPrice,
  },
  chatStartResult,
)

export const chatHeartbeat = command('chatHeartbeat', { chatId, cameraSign: z.exactOptional(z.enum(cameraSigns)) })
export const chatSetStop = command('chatSetStop', { chatId, stopAt: z.nullable(coinsOfStop) })
export const chatStop = command('chatStop', { chatId }, chatStopResult)
export const chatMessage = command('chatMessage', { chatId, text: messageText }, sendResult)
export const viewing = command('viewing', { actorId: z.nullable(actorId) })

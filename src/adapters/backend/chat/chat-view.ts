import type { ChatRecord } from './chat-records'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { chargedBy, voucherSecondsUsedBy } from '@/domain/chat/meter'
import { remainingSeconds } from '@/domain/chat/meter-time'

/** A running chat as its guest sees it, with how many watch it. The stream is drawn from the actor's own figure. */
export function runningChatOf(chat: ChatRecord, onlookers: number): RunningChat {
  const left = remainingSeconds(chat.meter)
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    mode: chat.mode,
    pricePerMinute: chat.meter.terms.pricePerMinute,
    startedAt: chat.startedAt,
    seconds: chat.meter.seconds,
    charged: chargedBy(chat.meter),
    voucherSeconds: voucherSecondsUsedBy(chat.meter),
    secondsLeft: Number.isFinite(left) ? left : null,
    stopAt: chat.meter.terms.stopAt,
    onlookers,
    stream: { kind: 'generated', seed: Number(chat.actorId) },
  }
}

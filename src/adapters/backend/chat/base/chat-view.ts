import type { ChatRecord } from './chat-records'
import { chatRules } from './chat-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { advance, chargedBy, voucherSecondsUsedBy, type Meter } from '@/domain/chat/meter'
import { remainingSeconds } from '@/domain/chat/meter-time'
import type { StreamSource } from '@/domain/chat/stream-source'

/** Returns the picture of a chat: the actor's stream, or their figure, drawn by the client. */
function streamOf({ rules }: Pick<PlatformContext, 'rules'>, chat: ChatRecord): StreamSource {
  const { live } = rules.of(chatRules)
  if (chat.picture !== 'live' || live === null) return { kind: 'generated', seed: Number(chat.actorId) }
  // A voice call is sound alone, and a playlist would be of the picture.
  const fallback = chat.isVoice ? null : live.playlistOf(chat.id)
  return { kind: 'whep', url: live.addressOf(chat.id), ...(fallback === null ? {} : { fallback }) }
}

/** Returns a chat's current meter: seconds may have passed since it was counted. */
export function meterNow({ clock }: Pick<PlatformContext, 'clock'>, chat: ChatRecord): Meter {
  if (chat.bill !== null) return chat.meter
  const passed = Math.floor((clock.now() - chat.startedAt) / 1_000) - chat.meter.seconds
  return advance(chat.meter, Math.max(0, passed)).meter
}

/** A running chat as its guest sees it, with how many watch it. */
export function runningChatOf(
  platform: Pick<PlatformContext, 'rules' | 'clock'>,
  chat: ChatRecord,
  onlookers: number,
): RunningChat {
  const meter = meterNow(platform, chat)
  const left = remainingSeconds(meter)
  return {
    chatId: chat.id,
    actorId: chat.actorId,
    mode: chat.mode,
    pricePerMinute: chat.meter.terms.pricePerMinute,
    startedAt: chat.startedAt,
    seconds: meter.seconds,
    charged: chargedBy(meter),
    voucherSeconds: voucherSecondsUsedBy(meter),
    freeSeconds: chat.meter.terms.pricePerMinute === 0 ? 0 : chat.meter.terms.voucherSeconds,
    givenCoins: chat.giftCoins + chat.controlCoins,
    secondsLeft: Number.isFinite(left) ? left : null,
    stopAt: chat.meter.terms.stopAt,
    onlookers,
    stream: streamOf(platform, chat),
    isVoice: chat.isVoice,
  }
}

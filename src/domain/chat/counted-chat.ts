import type { ActorId, ChatId } from '@/domain/ids'
import type { ExitCode } from './exit-code'
import type { ChatMode } from './mode'

/** What the platform counted for a finished chat. `coins` left the balance, vouchers gave `voucherMinutes`. */
export interface CountedChat {
  readonly chatId: ChatId
  readonly actorId: ActorId
  readonly mode: ChatMode
  readonly seconds: number
  readonly coins: number
  readonly voucherMinutes: number
  readonly pricePerMinute: number
  readonly exitCode: ExitCode
}

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
  /** Coins of the gifts that were sent in the chat, which are paid beside its time. */
  readonly giftCoins: number
  /** Coins of the toy controls that were begun in the chat. */
  readonly controlCoins: number
  readonly voucherMinutes: number
  readonly pricePerMinute: number
  readonly exitCode: ExitCode
}

/** What a chat took from the balance in all, in coins: its time, and the gifts and toy controls in it. */
export const spentIn = ({
  coins,
  giftCoins,
  controlCoins,
}: Pick<CountedChat, 'coins' | 'giftCoins' | 'controlCoins'>): number => coins + giftCoins + controlCoins

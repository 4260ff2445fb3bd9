import type { ActorId, ChatId } from '@/domain/ids'
import type { ExitCode } from './exit-code'
import type { ChatMode } from './mode'

/**
 * The platform's final count of a chat. `coins` were charged to the balance, `voucherMinutes` to
 * vouchers.
 */
export interface CountedChat {
  readonly chatId: ChatId
  readonly actorId: ActorId
  readonly mode: ChatMode
  readonly seconds: number
  readonly coins: number
  /** Coins of the gifts sent in the chat, which are charged on top of its time. */
  readonly giftCoins: number
  /** Coins of the toy controls begun in the chat. */
  readonly controlCoins: number
  readonly voucherMinutes: number
  readonly pricePerMinute: number
  readonly exitCode: ExitCode
}

/**
 * Returns what a chat charged to the balance in total, in coins: its time, and the gifts and toy
 * controls in it.
 */
export const spentIn = ({
  coins,
  giftCoins,
  controlCoins,
}: Pick<CountedChat, 'coins' | 'giftCoins' | 'controlCoins'>): number => coins + giftCoins + controlCoins

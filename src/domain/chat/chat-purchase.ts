import type { CountedChat } from './counted-chat'

/** What is reported about a chat that was paid: which category, and how many whole coins of it. */
export interface ChatPurchase {
  readonly category: 'voyeur' | 'toy-control'
  readonly coins: number
}

/**
 * The purchase that analytics are sent when a chat has ended [API-025]; `null`: of another category, or nothing left the balance. A voyeur
 * cannot steer, so that a chat is of one category at most.
 */
export const purchaseOf = ({
  mode,
  coins,
  controlCoins,
}: Pick<CountedChat, 'mode' | 'coins' | 'controlCoins'>): ChatPurchase | null => {
  if (mode === 'voyeur') return coins > 0 ? { category: 'voyeur', coins } : null
  return controlCoins > 0 ? { category: 'toy-control', coins: controlCoins } : null
}

import type { CountedChat } from './counted-chat'

/** The reported purchase of a paid chat: its category and its whole coins. */
export interface ChatPurchase {
  readonly category: 'voyeur' | 'toy-control'
  readonly coins: number
}

/**
 * Returns the purchase that is sent to analytics when a chat ends [API-025]; `null` for another
 * category, or when nothing was charged. Voyeurs cannot steer, so a chat belongs to at most one
 * category.
 */
export const purchaseOf = ({
  mode,
  coins,
  controlCoins,
}: Pick<CountedChat, 'mode' | 'coins' | 'controlCoins'>): ChatPurchase | null => {
  if (mode === 'voyeur') return coins > 0 ? { category: 'voyeur', coins } : null
  return controlCoins > 0 ? { category: 'toy-control', coins: controlCoins } : null
}

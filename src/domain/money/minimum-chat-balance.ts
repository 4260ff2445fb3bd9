import { coinsFor } from './coins'
import { eur } from './money'

/**
 * The minimum balance for starting a paid chat: the documented 0.5 is read as euro, so 50 cents
 * (ruling) [MON-014].
 */
export const minimumChatBalance = eur(50)

/**
 * The same minimum in coins, derived from the euro amount so that the two cannot differ [MON-014].
 */
export const minimumChatCoins = coinsFor(minimumChatBalance)

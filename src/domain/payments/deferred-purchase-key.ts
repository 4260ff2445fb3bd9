/**
 * Storage key of the purchase a guest attempted without enough coins. It has its own file because a
 * logout removes the purchase and needs nothing else of it.
 */
export const DEFERRED_PURCHASE_KEY = 'purchase.deferred'

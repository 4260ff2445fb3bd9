/** The storage key of what a guest pressed without enough coins for it; a logout removes it, and so needs nothing else of it. */
export const DEFERRED_PURCHASE_KEY = 'purchase.deferred'

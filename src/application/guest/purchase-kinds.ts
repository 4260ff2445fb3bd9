/**
 * The kinds of payments and credits in a guest's account. Wire and metrics derive from this list.
 */
export const PURCHASE_KINDS = [
  'top-up',
  'chat',
  'video',
  'album',
  'post',
  'ticket',
  'message',
  'message-media',
  'gift',
  'tip',
  'post-tip',
  'control',
  'bonus',
  'spin',
  'refund',
] as const

/** One of the kinds in `PURCHASE_KINDS`. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

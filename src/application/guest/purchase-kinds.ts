/** What a guest pays for or is credited with, as the account lists it; wire and metrics follow from this list. */
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

/** One of them. */
export type PurchaseKind = (typeof PURCHASE_KINDS)[number]

import type { ActorId, GuestId, VoucherId } from '@/domain/ids'

/**
 * The ten types of vouchers and the platform's numbers for them; the numbers are stored, the names
 * are for readers [VOU-002].
 */
export const voucherTypes = {
  video: 1,
  videochat: 2,
  credits: 3,
  photoAlbum: 4,
  messages: 5,
  messengerGift: 6,
  liveShow: 7,
  privateShow: 8,
  bonusCode: 9,
  spins: 10,
} as const

/** The readable name of a voucher type [VOU-002]. */
export type VoucherTypeName = keyof typeof voucherTypes

/** The number of a voucher type, 1 to 10 [VOU-002]. */
export type VoucherType = (typeof voucherTypes)[VoucherTypeName]

const names = new Map<number, VoucherTypeName>(
  (Object.keys(voucherTypes) as VoucherTypeName[]).map((name) => [voucherTypes[name], name]),
)

/**
 * Returns the name of a number, or undefined for a number no voucher type has, which the boundary
 * refuses [VOU-002].
 */
export const voucherTypeName = (type: number): VoucherTypeName | undefined => names.get(type)

/**
 * A prepaid or given amount that is spent before coins [VOU-001]. `amount` is a whole number in the
 * unit of its type: minutes for chat types, pieces for the others. `validFrom` and `validTo` are
 * epoch milliseconds; the whole calendar day of `validTo` still counts. `actors` lists the actors
 * it is bound to, or is `'all'` for a general voucher [VOU-003].
 */
export interface Voucher {
  readonly id: VoucherId
  readonly guestId: GuestId
  readonly type: VoucherType
  readonly amount: number
  readonly validFrom: number
  readonly validTo: number
  readonly actors: readonly ActorId[] | 'all'
}

/** The ten kinds of voucher and the numbers the platform gives them; numbers are stored, names are read [VOU-002]. */
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

/** The name behind a number, or undefined for a number no voucher type has: the border refuses it [VOU-002]. */
export const voucherTypeName = (type: number): VoucherTypeName | undefined => names.get(type)

/** Tells whether a number from outside is a voucher type [VOU-002]. */
export const isVoucherType = (type: number): type is VoucherType => names.has(type)

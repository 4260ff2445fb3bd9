import { endOfDay, platformTimeZone } from './day-end'
import type { Voucher } from './voucher'

/**
 * Returns the expiry of a voucher: the end of its last day in the platform's zone, in epoch
 * milliseconds.
 */
export const expiryOf = (voucher: Pick<Voucher, 'validTo'>, timeZone: string = platformTimeZone): number =>
  endOfDay(voucher.validTo, timeZone)

/**
 * Whether a voucher is valid: from `validFrom` through 23:59:59 of the day of `validTo`, both
 * included (ruling).
 */
export const isValidAt = (
  voucher: Pick<Voucher, 'validFrom' | 'validTo'>,
  now: number,
  timeZone: string = platformTimeZone,
): boolean => voucher.validFrom <= now && now <= expiryOf(voucher, timeZone)

import type { ActorId, GuestId, VoucherId } from '@/domain/ids'
import type { VoucherType } from './voucher-type'

/**
 * Something already paid for, or given, that is spent before coins [VOU-001].
 * `amount` is a whole number in the unit of its type: minutes for chat types, pieces for the others.
 * `validFrom` and `validTo` are epoch milliseconds; the whole calendar day of `validTo` still counts.
 * `actors` names the performers it is bound to, or `'all'` for a general voucher [VOU-003].
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

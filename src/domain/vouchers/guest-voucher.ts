import type { ActorId } from '@/domain/ids'
import { isActorBound } from './applicable'
import { isValidAt } from './validity'
import type { Voucher, VoucherType } from './voucher'

/**
 * A voucher in the guest data: its type, its actor and its amount; without an actorId it is valid
 * with everyone [VOU-004].
 */
export interface GuestVoucher {
  readonly type: VoucherType
  readonly actorId: ActorId | undefined
  readonly amount: number
}

/**
 * Sums the currently valid vouchers by type and actor; one bound to two actors is in both rows
 * [VOU-004].
 */
export const guestVouchers = (vouchers: readonly Voucher[], now: number): readonly GuestVoucher[] => {
  const rows = new Map<string, GuestVoucher>()
  for (const voucher of vouchers) {
    if (voucher.amount <= 0 || !isValidAt(voucher, now)) continue
    const actors = isActorBound(voucher) && voucher.actors !== 'all' ? new Set(voucher.actors) : [undefined]
    for (const actorId of actors) {
      const key = `${voucher.type} ${actorId ?? ''}`
      rows.set(key, { type: voucher.type, actorId, amount: (rows.get(key)?.amount ?? 0) + voucher.amount })
    }
  }
  return [...rows.values()]
}

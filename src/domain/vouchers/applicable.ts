import type { ActorId } from '@/domain/ids'
import { expiryOf, isValidAt } from './validity'
import type { Voucher, VoucherType } from './voucher'

/** What a voucher is wanted for: a type, with one actor, at a moment (epoch milliseconds). */
export interface VoucherUse {
  readonly type: VoucherType
  readonly actorId: ActorId
  readonly now: number
}

/** Whether the voucher names actors; an empty list names none, so it is general [VOU-003]. */
export const isActorBound = ({ actors }: Pick<Voucher, 'actors'>): boolean => actors !== 'all' && actors.length > 0

/** A bound voucher is usable with its actors only, a general one with everyone [VOU-003]. */
export const isUsableWith = (voucher: Pick<Voucher, 'actors'>, actorId: ActorId): boolean =>
  !isActorBound(voucher) || voucher.actors.includes(actorId)

/** Shorter ids first, then by character: total, and the numeric order where ids are numbers. */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/**
 * The order vouchers are spent in: bound before general, then the one that expires first, then the smallest id
 * (ruling). Guests lose least this way. Total, because ids differ.
 */
export const bySpendingOrder = (a: Voucher, b: Voucher): number =>
  Number(isActorBound(b)) - Number(isActorBound(a)) || expiryOf(a) - expiryOf(b) || compareIds(a.id, b.id)

/** The vouchers that can pay for this use, in the order they are to be spent [VOU-003]. */
export const applicableVouchers = (vouchers: readonly Voucher[], use: VoucherUse): readonly Voucher[] =>
  vouchers
    .filter(
      (voucher) =>
        voucher.type === use.type &&
        voucher.amount > 0 &&
        isUsableWith(voucher, use.actorId) &&
        isValidAt(voucher, use.now),
    )
    .sort(bySpendingOrder)

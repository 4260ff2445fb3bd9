import type { ActorId } from '@/domain/ids'
import { expiryOf, isValidAt } from './validity'
import type { Voucher, VoucherType } from './voucher'

/** The intended use of a voucher: a type, with one actor, at a moment (epoch milliseconds). */
export interface VoucherUse {
  readonly type: VoucherType
  /** `null`: with nobody, so that only general vouchers fit. */
  readonly actorId: ActorId | null
  readonly now: number
}

/**
 * Whether the voucher is bound to actors; an empty list binds it to none, so it is general
 * [VOU-003].
 */
export const isActorBound = ({ actors }: Pick<Voucher, 'actors'>): boolean => actors !== 'all' && actors.length > 0

/**
 * Whether the voucher can be used with an actor: a bound one only with its actors, a general one
 * with everyone [VOU-003].
 */
export const isUsableWith = (voucher: Pick<Voucher, 'actors'>, actorId: ActorId | null): boolean =>
  !isActorBound(voucher) || (actorId !== null && voucher.actors.includes(actorId))

/**
 * Compares ids: shorter ones first, then by character. The order is total, and numeric when ids are
 * numbers.
 */
const compareIds = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/**
 * Compares vouchers by the order of spending: bound before general, then the first to expire, then
 * the smallest id (ruling). Guests lose least this way. The order is total, because ids differ.
 */
export const bySpendingOrder = (a: Voucher, b: Voucher): number =>
  Number(isActorBound(b)) - Number(isActorBound(a)) || expiryOf(a) - expiryOf(b) || compareIds(a.id, b.id)

/** Returns the vouchers that can pay for this use, in the order of spending [VOU-003]. */
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

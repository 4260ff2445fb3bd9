import { vouchers } from './voucher-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { isPaymentForced } from '@/adapters/backend/money/wallets'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'
import type { VoucherUse } from '@/domain/vouchers/applicable'
import { availableAmount, spendVouchers } from '@/domain/vouchers/spend'
import { voucherTypes, type Voucher, type VoucherTypeName } from '@/domain/vouchers/voucher'

const vouchersOf = (reader: Reader, guestId: GuestId): Promise<readonly Voucher[]> =>
  reader.find(vouchers, 'byGuest', { prefix: [guestId] })

/**
 * Returns how much of a use a guest's vouchers can cover, in the unit of the type: nothing while the
 * guest may not spend, whose purchase is refused then as one with coins.
 */
export async function coveredByVouchers(reader: Reader, guestId: GuestId, use: VoucherUse): Promise<number> {
  const covered = availableAmount(await vouchersOf(reader, guestId), use)
  if (covered === 0) return 0
  const [excluded, forced] = await Promise.all([isExcluded(reader, guestId, use.now), isPaymentForced(reader, guestId)])
  return excluded || forced ? 0 : covered
}

/** Takes so much of the guest's vouchers, in the ruled order; returns what they could not cover. */
export async function takeVouchers(
  tx: Transaction,
  guestId: GuestId,
  use: VoucherUse,
  amount: number,
): Promise<{ readonly missing: number; readonly vouchers: readonly Voucher[] }> {
  const before = await vouchersOf(tx, guestId)
  const spending = spendVouchers(before, use, amount)
  const changed = new Set(spending.used.map(({ voucherId }) => voucherId))
  for (const voucher of spending.vouchers) if (changed.has(voucher.id)) await tx.put(vouchers, voucher)
  return { missing: spending.missing, vouchers: spending.vouchers.filter(({ amount: left }) => left > 0) }
}

/**
 * Pays for something by vouchers alone, all of it or nothing: returns the update that tells the
 * guest's pages, `null` where their vouchers do not cover it.
 */
export async function payByVoucher(
  tx: Transaction,
  guestId: GuestId,
  use: VoucherUse,
  amount = 1,
): Promise<OutboundUpdate | null> {
  if ((await coveredByVouchers(tx, guestId, use)) < amount) return null
  const { vouchers: left } = await takeVouchers(tx, guestId, use, amount)
  return { audience: guestId, update: { type: 'vouchers', vouchers: left } }
}

/** Returns the minutes of chat that the guest's vouchers give with an actor, in private or with others. */
export async function chatMinutesOf(
  reader: Reader,
  guestId: GuestId,
  { actorId, isPrivate, now }: { readonly actorId: ActorId; readonly isPrivate: boolean; readonly now: number },
): Promise<number> {
  const owned = await vouchersOf(reader, guestId)
  const minutes = (type: VoucherTypeName) => availableAmount(owned, { type: voucherTypes[type], actorId, now })
  return minutes('videochat') + (isPrivate ? minutes('privateShow') : 0)
}

import { vouchers } from './voucher-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'
import { availableAmount, spendVouchers } from '@/domain/vouchers/spend'
import { voucherTypes, type Voucher, type VoucherType } from '@/domain/vouchers/voucher'

const vouchersOf = (reader: Reader, guestId: GuestId): Promise<readonly Voucher[]> =>
  reader.find(vouchers, 'byGuest', { prefix: [guestId] })

/** Whole minutes of chat the guest's vouchers give with an actor. */
export async function chatMinutesOf(reader: Reader, guestId: GuestId, actorId: ActorId, now: number): Promise<number> {
  return availableAmount(await vouchersOf(reader, guestId), { type: voucherTypes.videochat, actorId, now })
}

/** Takes so much of the guest's vouchers, in the ruled order; returns what they could not cover. */
export async function takeVouchers(
  tx: Transaction,
  guestId: GuestId,
  use: { readonly type: VoucherType; readonly actorId: ActorId; readonly now: number },
  amount: number,
): Promise<{ readonly missing: number; readonly vouchers: readonly Voucher[] }> {
  const before = await vouchersOf(tx, guestId)
  const spending = spendVouchers(before, use, amount)
  const changed = new Set(spending.used.map(({ voucherId }) => voucherId))
  for (const voucher of spending.vouchers) if (changed.has(voucher.id)) await tx.put(vouchers, voucher)
  return { missing: spending.missing, vouchers: spending.vouchers.filter(({ amount: left }) => left > 0) }
}

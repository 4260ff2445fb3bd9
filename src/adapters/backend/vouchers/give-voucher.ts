import { vouchers } from './voucher-records'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type VoucherId } from '@/domain/ids'
import type { Voucher } from '@/domain/vouchers/voucher'

const DAY = 86_400_000

/** What a voucher is good for, and for how many days from now on. */
export interface NewVoucher extends Pick<Voucher, 'guestId' | 'type' | 'amount' | 'actors'> {
  readonly days: number
}

/** Gives a guest a voucher. */
export async function giveVoucher(
  { clock, random }: Pick<PlatformContext, 'clock' | 'random'>,
  tx: Transaction,
  { days, ...voucher }: NewVoucher,
): Promise<OutboundUpdate> {
  const now = clock.now()
  const given: Voucher = { ...voucher, id: asId<VoucherId>(random.id()), validFrom: now, validTo: now + days * DAY }
  await tx.put(vouchers, given)
  const { guestId } = voucher
  const all = await tx.find(vouchers, 'byGuest', { prefix: [guestId] })
  return { audience: guestId, update: { type: 'vouchers', vouchers: all.filter(({ amount }) => amount > 0) } }
}

import { fields, id, nullable, number, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import { chargedBy, costOf, limitOf, type Meter } from '@/domain/chat/meter'
import type { GuestId } from '@/domain/ids'

/**
 * The coins that the meter of a guest's running chat charges until it is counted the next time.
 * Other purchases leave these coins alone: they are used up already, though no entry shows it yet.
 */
export interface MeterClaim {
  readonly guestId: GuestId
  /** Epoch ms. */
  readonly startedAt: number
  readonly pricePerMinute: number
  readonly voucherSeconds: number
  /** The second at which the meter ends; `null`: it has no end. */
  readonly maxSeconds: number | null
  /** Whole coins that are booked. */
  readonly charged: number
}

export const meterClaims: Collection<MeterClaim> = {
  name: 'meterClaims',
  schema: schemaOf(
    fields<MeterClaim>({
      guestId: id<GuestId>(),
      startedAt: number,
      pricePerMinute: whole,
      voucherSeconds: whole,
      maxSeconds: nullable(whole),
      charged: whole,
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

export function claimOf(guestId: GuestId, startedAt: number, meter: Meter): MeterClaim {
  const { seconds } = limitOf(meter.terms)
  return {
    guestId,
    startedAt,
    pricePerMinute: meter.terms.pricePerMinute,
    voucherSeconds: meter.terms.voucherSeconds,
    maxSeconds: Number.isFinite(seconds) ? seconds : null,
    charged: chargedBy(meter),
  }
}

/**
 * Returns the guest's coins that a running chat has used up by `at` (epoch ms) and that are not
 * booked yet.
 */
export async function claimedCoins(reader: Reader, guestId: GuestId, at: number): Promise<number> {
  const claim = await reader.get(meterClaims, guestId)
  if (claim === undefined) return 0
  const passed = Math.max(0, Math.floor((at - claim.startedAt) / 1_000))
  const seconds = Math.min(passed, claim.maxSeconds ?? passed)
  return Math.max(0, costOf(claim.pricePerMinute, Math.max(0, seconds - claim.voucherSeconds)) - claim.charged)
}

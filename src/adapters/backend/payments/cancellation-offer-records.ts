import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { fields, id, nullable, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { CancellationOffer } from '@/domain/entitlements/cancellation-offer'
import type { GuestId } from '@/domain/ids'
import type { PlanKey } from '@/domain/payments/plans'

/** What a guest was offered for one subscription that they cancelled. */
export interface CancellationOfferRecord extends CancellationOffer {
  readonly guestId: GuestId
  /** The platform on which it was accepted; `null`: not accepted. */
  readonly platform: string | null
}

export const cancellationOffers: Collection<CancellationOfferRecord> = {
  name: 'cancellationOffers',
  schema: schemaOf(
    fields<CancellationOfferRecord>({
      guestId: id<GuestId>(),
      // Any plan: a server of the next build may sell one that this build does not know.
      plan: id<PlanKey>(),
      from: number,
      days: whole,
      until: number,
      acceptedAt: nullable(number),
      platform: nullable(text),
    }),
  ),
  key: ({ guestId, plan, from }) => `${guestId}:${plan}:${from}`,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, plan, from }) => [[guestId, plan, from]] },
}

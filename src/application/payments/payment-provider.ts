import type { IdempotencyKey } from '@/domain/ids'
import type { Money } from '@/domain/money/money'

/** How the provider answered a charge; only `approved` has moved money. */
export type ProviderAnswer =
  | 'approved'
  | 'declined'
  | 'expired'
  /** The bank had no answer in time: the provider has withdrawn the charge, and nothing will be charged later. */
  | 'no-answer'

/** One charge of a means of payment that the provider has stored. */
export interface ProviderCharge {
  /** What the provider calls the means of payment; the platform has no other data of it. */
  readonly token: string
  readonly price: Money
  /** The provider charges once for one key, and answers it again as it did: a charge may be sent again at any time. */
  readonly key: IdempotencyKey
}

/** The service that charges means of payment (SOC-028). Throws where it cannot be reached; sent again, the charge is the same. */
export interface PaymentProvider {
  charge(charge: ProviderCharge): Promise<ProviderAnswer>
}

import type { IdempotencyKey } from '@/domain/ids'
import type { Money } from '@/domain/money/money'

/** The provider's answer to a charge; only `approved` has moved money. */
export type ProviderAnswer =
  | 'approved'
  | 'declined'
  | 'expired'
  /**
   * The bank did not answer in time: the provider has withdrawn the charge, and will not charge
   * anything later.
   */
  | 'no-answer'

/** One charge of a means of payment that the provider has stored. */
export interface ProviderCharge {
  /** The provider's token of the means of payment; the platform has no other data about it. */
  readonly token: string
  readonly price: Money
  /**
   * The provider charges once per key and then repeats its answer, so a charge may be sent again at
   * any time.
   */
  readonly key: IdempotencyKey
}

/**
 * The service that charges means of payment (SOC-028). Throws if it cannot be reached; a charge
 * sent again is the same charge.
 */
export interface PaymentProvider {
  charge(charge: ProviderCharge): Promise<ProviderAnswer>
}

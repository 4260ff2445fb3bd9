import type { Random } from '@/application/device/random'
import type { IdempotencyKey } from '@/domain/ids'
import { IdempotentRequests } from './idempotent-requests'

/** The refusal of a purchase. */
export interface PurchaseRefusal {
  readonly ok: false
  readonly reason:
    | 'login-required'
    | 'not-enough-money'
    | 'restricted'
    | 'locked'
    | 'not-found'
    | 'age-check'
    | 'price-changed'
    | 'limit-reached'
    | 'self-excluded'
    | 'forced-payment'
  /** Coins short, for `not-enough-money`. */
  readonly missing: number
}

/** A shop for content of one kind. */
interface ContentShop<Id extends string, Result> {
  buy(id: Id, key: IdempotencyKey, agreedPrice: number): Promise<Result>
}

/**
 * Buys content of one kind exactly once, however often the button is pressed and even if the
 * connection breaks (rulings: purchases). The platform decides who may buy (MED-046).
 */
export abstract class BuyContent<Id extends string, Result> {
  private readonly once: IdempotentRequests<Id, Result>

  constructor(
    private readonly shop: ContentShop<Id, Result>,
    random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /**
   * Buys the content for at most `agreedPrice` coins. The platform decides on refusals. Throws
   * `BackendError` if no answer came; retrying is then safe.
   */
  buy(id: Id, agreedPrice: number): Promise<Result> {
    return this.once.request(id, (key) => this.shop.buy(id, key, agreedPrice))
  }
}

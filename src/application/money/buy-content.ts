import type { Random } from '@/application/device/random'
import type { IdempotencyKey } from '@/domain/ids'
import { IdempotentRequests } from './idempotent-requests'

/** Why content was not sold. */
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
  /** Coins short, for `not-enough-money`. */
  readonly missing: number
}

/** What sells content of one kind. */
interface ContentShop<Id extends string, Result> {
  buy(id: Id, key: IdempotencyKey, agreedPrice: number): Promise<Result>
}

/**
 * Buys content of one kind exactly once, however often the button is pressed and even if the connection breaks meanwhile
 * (rulings: purchases). The platform decides who may buy (MED-046).
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
   * At most for `agreedPrice` coins. Refusals are the platform's; throws `BackendError` where no answer came; retrying
   * is then safe.
   */
  buy(id: Id, agreedPrice: number): Promise<Result> {
    return this.once.request(id, (key) => this.shop.buy(id, key, agreedPrice))
  }
}

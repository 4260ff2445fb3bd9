import type { CheckoutRefusal } from './checkout-gateway'

/** The reason why no age check is opened; `foreign-address`: it would lead to another site afterwards. */
export type AgeCheckRefusal = CheckoutRefusal | 'foreign-address'

export type AgeCheckRequested =
  | { readonly ok: true; readonly checkoutLink: string }
  | { readonly ok: false; readonly reason: AgeCheckRefusal }

/** What the first proof of age brings the guest. */
export interface AgeCheckBonus {
  /** Whether the guest would get it now. */
  readonly available: boolean
  /** Whole coins; 0 where the operator gives none. */
  readonly coins: number
}

/** Age checks as the guest service has them. Throws `BackendError`. */
export interface AgeCheckGateway {
  /**
   * Opens an age check that leads to `forwardUrl` at its end, a rooted address of this product, and
   * returns the address of its checkout (AUT-040).
   */
  request(forwardUrl: string): Promise<AgeCheckRequested>
  /** Tells whether a proof of age brings a bonus (AUT-041). */
  bonus(): Promise<AgeCheckBonus>
}

export const AgeCheckGateway = Symbol.for('AgeCheckGateway')

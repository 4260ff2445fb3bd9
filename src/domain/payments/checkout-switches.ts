/** A part of the checkout, on or off, in the payment service's notation. */
export type Switch = 0 | 1

/** The parts of the checkout window that can be switched on and off. */
export interface CheckoutSwitches {
  readonly login: Switch
  readonly header: Switch
  readonly footer: Switch
  readonly neutralHeader: Switch
  readonly teaserBonus: Switch
  readonly OAuth: Switch
  readonly newsletter: Switch
  readonly thank: Switch
}

/** The documented defaults [PAY-041]..[PAY-048]. */
export const defaultCheckoutSwitches: CheckoutSwitches = {
  login: 1,
  header: 1,
  footer: 1,
  neutralHeader: 1,
  teaserBonus: 0,
  OAuth: 1,
  newsletter: 1,
  thank: 0,
}

/**
 * Returns the switches for opening a checkout. Tracking follows the guest's analytics consent and
 * nothing else, so that no override can switch it on [PAY-049].
 */
export const checkoutSwitches = (
  analyticsConsent: boolean,
  overrides: Partial<CheckoutSwitches> = {},
): CheckoutSwitches & { readonly tracking: Switch } => ({
  ...defaultCheckoutSwitches,
  ...overrides,
  tracking: analyticsConsent ? 1 : 0,
})

/** Returns the checkout's host option: the actor the guest came from, otherwise 0 [PAY-036]. */
export const hostOption = (host: string | null): string | 0 => (host === null || host === '' ? 0 : host)

/** A currency outside the known five reached a rule: guessing its decimals could misstate a price [MON-009]. */
export class UnknownCurrencyError extends Error {
  override readonly name = 'UnknownCurrencyError'

  constructor(readonly currency: unknown) {
    super(`Unknown currency: ${String(currency)}`)
  }
}

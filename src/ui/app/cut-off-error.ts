/** A page that could not be loaded because there was no network: it is loaded once there is one again. */
export class CutOffError extends Error {
  override readonly name = 'CutOffError'

  constructor(cause: unknown) {
    super('the page was not loaded without a network', { cause })
  }
}

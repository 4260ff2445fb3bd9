/**
 * Objects whose properties are made when they are first read: a request uses one or two of two dozen ports. `make` has a function
 * for each property; the returned function takes what all of them are made from.
 */
export function onDemand<Sources extends readonly unknown[], Made extends object>(make: {
  readonly [Name in keyof Made]: (...sources: Sources) => Made[Name]
}): (...sources: Sources) => Made {
  class OnDemand {
    readonly #made: Partial<Made> = {}
    readonly #sources: Sources

    constructor(sources: Sources) {
      this.#sources = sources
    }

    static define<Name extends keyof Made>(name: Name): void {
      Object.defineProperty(OnDemand.prototype, name, {
        get(this: OnDemand) {
          return (this.#made[name] ??= make[name](...this.#sources))
        },
      })
    }
  }
  for (const name of Object.keys(make) as (keyof Made)[]) OnDemand.define(name)
  return (...sources) => new OnDemand(sources) as unknown as Made
}

/** How each property of an object is made. */
export type PropertyMakers<A extends readonly unknown[], T extends object> = {
  readonly [N in keyof T]: (...given: A) => T[N]
}

/**
 * A class of objects whose properties are made when they are first read: what is read of an object with many properties is often one.
 * The properties belong to the class, so a copy by `{ ...object }` has none of them.
 */
export function lazyProperties<A extends readonly unknown[], T extends object>(
  makers: PropertyMakers<A, T>,
): new (...given: A) => T {
  class Lazy {
    readonly #made: Record<string, unknown> = {}
    readonly #given: A

    constructor(...given: A) {
      this.#given = given
    }

    static {
      for (const [name, make] of Object.entries<(...given: A) => unknown>(makers))
        Object.defineProperty(this.prototype, name, {
          get(this: Lazy) {
            return (this.#made[name] ??= make(...this.#given))
          },
        })
    }
  }
  return Lazy as unknown as new (...given: A) => T
}

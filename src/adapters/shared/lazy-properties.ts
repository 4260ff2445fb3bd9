/** How each property of an object is made. */
export type PropertyMakers<A extends readonly unknown[], T extends object> = {
  readonly [N in keyof T]: (...given: A) => T[N]
}

/** An object whose properties are made when they are first read: what is read of an object with many properties is often one. */
export const lazyObject = <A extends readonly unknown[], T extends object>(
  makers: PropertyMakers<A, T>,
  ...given: A
): T => new Proxy<object>({}, new Properties(makers, given)) as T

type AnyMakers = Readonly<Record<PropertyKey, ((...given: readonly never[]) => unknown) | undefined>>

class Properties implements ProxyHandler<object> {
  constructor(
    private readonly makers: AnyMakers,
    private readonly given: readonly unknown[],
  ) {}

  get(made: Record<PropertyKey, unknown>, name: PropertyKey): unknown {
    return (made[name] ??= this.makers[name]?.(...(this.given as readonly never[])))
  }

  has(_made: object, name: PropertyKey): boolean {
    return name in this.makers
  }

  // A copy has all properties, as that of any object.
  ownKeys(): (string | symbol)[] {
    return Reflect.ownKeys(this.makers)
  }

  getOwnPropertyDescriptor(made: Record<PropertyKey, unknown>, name: PropertyKey): PropertyDescriptor | undefined {
    if (!(name in this.makers)) return undefined
    return { value: this.get(made, name), configurable: true, enumerable: true, writable: true }
  }
}

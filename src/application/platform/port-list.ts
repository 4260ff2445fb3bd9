/** A port of a session. */
export interface PortEntry<P> {
  /** The name under which it is injected. */
  readonly token: symbol
  /** Whether each of its methods is a call to the platform, answered with a promise. */
  readonly isCalled: boolean
  /** Never set: carries the type. */
  readonly port?: P
}

/** Declares a port whose methods are calls to the platform. */
export const called = <P>(token: symbol): PortEntry<P> => ({ token, isCalled: true })

/** Declares a port that only reports. */
export const reported = <P>(token: symbol): PortEntry<P> => ({ token, isCalled: false })

/** The ports of one kind of people, by name. */
export type PortList = Readonly<Record<string, PortEntry<unknown>>>

/** The ports that a list declares. */
export type PortsOf<L extends PortList> = {
  readonly [N in keyof L]: L[N] extends PortEntry<infer P> ? P : never
}

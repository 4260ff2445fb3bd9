/** A port whose every answer is a promise, so that nobody can tell when it was loaded. */
type Asynchronous<P> = { readonly [K in keyof P]: (...given: never[]) => Promise<unknown> }

/**
 * A port that is loaded with the first thing asked of it. What a first visit does not ask stays out of what it has to download;
 * a port that could not be loaded is loaded with the next question. `methods` are all that the port has.
 */
export function lazyPort<P extends Asynchronous<P>>(
  methods: { readonly [K in keyof P]: true },
  load: () => Promise<P>,
): P {
  let port: Promise<P> | undefined
  const loaded = (): Promise<P> => {
    port ??= load().catch((fault: unknown) => {
      port = undefined
      throw fault
    })
    return port
  }
  const ask =
    (name: keyof P) =>
    async (...given: never[]): Promise<unknown> =>
      (await loaded())[name](...given)
  return Object.fromEntries(Object.keys(methods).map((name) => [name, ask(name as keyof P)])) as P
}

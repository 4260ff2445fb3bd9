/** A port whose every answer is a promise, so that a caller cannot notice when it was loaded. */
type Asynchronous<P> = { readonly [K in keyof P]: (...given: never[]) => Promise<unknown> }

/**
 * A port that is loaded with the first call to it. What a first visit does not call stays out of what it has to
 * download; a port that could not be loaded is loaded with the next call.
 */
export function lazyPort<P extends Asynchronous<P>>(load: () => Promise<P>): P {
  let port: Promise<P> | undefined
  const loaded = (): Promise<P> => {
    port ??= load().catch((error: unknown) => {
      port = undefined
      throw error
    })
    return port
  }
  const request =
    (name: keyof P) =>
    async (...given: never[]): Promise<unknown> =>
      (await loaded())[name](...given)
  // A check whether it is a promise has to find that it is none.
  return new Proxy({} as P, {
    get: (_target, name) => (name === 'then' || typeof name === 'symbol' ? undefined : request(name as keyof P)),
  })
}

import type { QueryCall } from './query-call'
import type { RestCall } from './rest-call'

/** An operation that a method of a port can travel by. */
export type CallOperation<I, O> = RestCall<I, O> | QueryCall<I, O>

/** A method of a port. */
type Method = (...given: never[]) => Promise<unknown>

type Answer<F> = F extends (...given: never[]) => Promise<infer R> ? R : never

/** How a method of a port travels: both ends read it. */
export interface MethodBinding<P, F extends Method, I extends object = never, O = never> {
  readonly operation: CallOperation<I, O>
  /** What the client sends for the arguments of the method. */
  readonly request: (...given: Parameters<F>) => I
  /** What the method answers, out of the answer of the operation. `baseUrl`: where addresses of the server begin; empty: this origin. */
  readonly read: (answer: O, baseUrl: string) => Answer<F>
  /** What the server does for a request: it calls the port and writes its answer in the form of the wire. */
  readonly call: (port: P, request: I) => Promise<unknown>
}

/** The methods of a port that travel, each by one operation. */
export type PortBinding<P> = {
  readonly [K in keyof P]: P[K] extends Method ? MethodBinding<P, P[K]> : never
}

/** Binds a method to an operation, whose answer is the answer of the method unless `read` converts it. */
export const bound =
  <P, F extends Method>() =>
  <I extends object, O>(
    operation: CallOperation<I, O>,
    ends: Pick<MethodBinding<P, F, I, O>, 'request' | 'call'> &
      (O extends Answer<F>
        ? Partial<Pick<MethodBinding<P, F, I, O>, 'read'>>
        : Pick<MethodBinding<P, F, I, O>, 'read'>),
  ): MethodBinding<P, F> =>
    ({ read: (answer: O) => answer, operation, ...ends }) as unknown as MethodBinding<P, F>

/** An address in an answer, as a page reaches it: a rooted one is an address of the server. */
export const atServer = (url: string, baseUrl: string): string => (url.startsWith('/') ? `${baseUrl}${url}` : url)

import type { QueryClient } from './query/query-client'
import type { RestClient } from './rest/rest-client'
import type { CallOperation, PortBinding } from '@/adapters/wire/base/port-binding'

/** Sends a request by the transport of its operation. Throws `BackendError`. */
export type SendRequest = <I extends object, O>(operation: CallOperation<I, O>, request: I) => Promise<O>

export const sendBy =
  (rest: RestClient, query: QueryClient): SendRequest =>
  (operation, request) =>
    operation.transport === 'rest' ? rest.call(operation, request) : query.query(operation, request)

/** As much of a binding as sending needs, for any method. */
interface Sent {
  readonly operation: CallOperation<object, unknown>
  readonly request: (...given: readonly unknown[]) => object
  readonly read: (answer: unknown, baseUrl: string) => unknown
}

/**
 * A port over the wire: each method is the operation it is bound to. `baseUrl`: where addresses in answers begin when they are rooted;
 * empty: this origin.
 */
export function remotePort<P>(binding: PortBinding<P>, ask: SendRequest, baseUrl: string): P {
  const methods = Object.entries(binding as unknown as Readonly<Record<string, Sent>>).map(
    ([name, { operation, request, read }]) => [
      name,
      async (...given: readonly unknown[]) => read(await ask(operation, request(...given)), baseUrl),
    ],
  )
  return Object.fromEntries(methods) as P
}

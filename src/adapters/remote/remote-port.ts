import type { QueryClient } from './query/query-client'
import type { RestClient } from './rest/rest-client'
import {
  bindingsOf,
  restCallsOf,
  type AnyBinding,
  type CallOperation,
  type PortBinding,
} from '@/adapters/wire/base/port-binding'
import type { RestCall } from '@/adapters/wire/base/rest-call'

/** Sends a request by the transport of its operation. Throws `BackendError`. */
export type SendRequest = <I extends object, O>(operation: CallOperation<I, O>, request: I) => Promise<O>

export const sendBy =
  (rest: RestClient, query: QueryClient): SendRequest =>
  (operation, request) =>
    operation.transport === 'rest' ? rest.call(operation, request) : query.query(operation, request)

const portOf = <P>(binding: PortBinding<P>, travel: (one: AnyBinding, given: readonly unknown[]) => unknown): P =>
  Object.fromEntries(
    bindingsOf(binding).map((one) => [one.method, (...given: readonly unknown[]) => travel(one, given)]),
  ) as P

/**
 * A port over the wire: each method is the operation it is bound to. `baseUrl`: where addresses in answers begin when
 * they are rooted; empty: this origin.
 */
export const remotePort = <P>(binding: PortBinding<P>, send: SendRequest, baseUrl = ''): P =>
  portOf(binding, async ({ operation, request, read, reach }, given) =>
    reach(read(await send(operation, request(...given))), baseUrl),
  )

/** A port whose methods report something by REST and answer nothing. A method that waits answers what `report` does. */
export function reportingPort<P>(
  binding: PortBinding<P>,
  report: (call: RestCall<object, unknown>, request: object) => unknown,
): P {
  const calls = new Map(restCallsOf(binding).map((call) => [call.name, call]))
  return portOf(binding, ({ operation, request }, given) => {
    const call = calls.get(operation.name)
    return call === undefined ? undefined : report(call, request(...given))
  })
}

import { features } from '@/adapters/wire/contract/features'
import type { CallOperation, PortBinding } from '@/adapters/wire/base/port-binding'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'

/** An operation and how it is executed with a guest's ports. */
export interface ServedOperation<T extends CallOperation<object, unknown>['transport'] = 'rest' | 'query'> {
  readonly operation: Extract<CallOperation<object, unknown>, { readonly transport: T }>
  readonly call: (ports: GuestPorts, request: object) => Promise<unknown>
}

/** As much of a binding as serving needs, for any method. */
interface Served {
  readonly operation: CallOperation<object, unknown>
  readonly call: (port: unknown, request: object) => Promise<unknown>
}

/** The operations of a port that travel by a transport. */
function served<N extends PortName, T extends 'rest' | 'query'>(
  name: N,
  binding: PortBinding<GuestPorts[N]>,
  transport: T,
): readonly ServedOperation<T>[] {
  return Object.values(binding as unknown as Readonly<Record<string, Served>>)
    .filter(({ operation }) => operation.transport === transport)
    .map(({ operation, call }) => ({
      operation: operation as ServedOperation<T>['operation'],
      call: (ports, request) => call(ports[name], request),
    }))
}

/** The operations of all ports that travel by their bindings alone, as the features publish them. */
export const servedPorts = <T extends 'rest' | 'query'>(transport: T): readonly ServedOperation<T>[] =>
  features
    .flatMap(({ ports = {} }) => Object.entries(ports))
    .flatMap(([name, binding]) => served(name as PortName, binding, transport))

import { bindingsOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { features } from '@/adapters/wire/contract/features'
import type { ServedOperation } from '@/adapters/wire/contract/feature-contract'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'

type Method = (...given: readonly unknown[]) => unknown

/** The binding has checked that the port has such a method, and what it takes. */
const callOf = <M extends string>(port: object, method: M, given: readonly unknown[]): unknown =>
  (port as Readonly<Record<M, Method>>)[method](...given)

/** The operations of a port: each calls the method it is bound to. */
const served = <N extends PortName>(
  name: N,
  binding: Partial<PortBinding<GuestPorts[N]>>,
): readonly ServedOperation[] =>
  bindingsOf(binding).map(({ method, operation, args, write }) => ({
    operation,
    call: async (ports, request) => write(await callOf(ports[name], method, args(request))),
  }))

/**
 * Every operation that is the call of a method, as the features publish them, and those that are
 * other names of one.
 */
export const servedOperations: readonly ServedOperation[] = features.flatMap(({ ports = {}, operations }) => [
  ...Object.entries(ports).flatMap(([name, binding]) => served(name as PortName, binding)),
  ...operations.flatMap(({ alias }) => alias ?? []),
])

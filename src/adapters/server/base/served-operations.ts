import { bindingsOf } from '@/adapters/wire/base/port-binding'
import type { ServedOperation } from '@/adapters/wire/base/feature-contract'
import type { PortSet } from '@/adapters/wire/base/port-set'

type Method = (...given: readonly unknown[]) => unknown

/** The binding has checked that the port has such a method, and what it takes. */
const callOf = <M extends string>(port: unknown, method: M, given: readonly unknown[]): unknown =>
  (port as Readonly<Record<M, Method>>)[method](...given)

/** The operations of a port: each calls the method it is bound to. */
const served = <Ports>(name: keyof Ports, binding: object): readonly ServedOperation<Ports>[] =>
  bindingsOf(binding).map(({ method, operation, args, write }) => ({
    operation,
    call: async (ports, request) => write(await callOf(ports[name], method, args(request))),
  }))

/** Every operation that is the call of a method, as the features of a set publish them, and those that are other names of one. */
export const servedOperationsOf = <Ports>({ features }: Pick<PortSet<Ports>, 'features'>) =>
  features.flatMap(({ ports = {}, operations }): readonly ServedOperation<Ports>[] => [
    ...Object.entries<object | undefined>(ports).flatMap(([name, binding = {}]) =>
      served<Ports>(name as keyof Ports, binding),
    ),
    ...operations.flatMap(({ alias }) => alias ?? []),
  ])

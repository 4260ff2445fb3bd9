import { parsed } from '@/adapters/server/base/http/parsed'
import { servedOperations } from '@/adapters/server/base/served-operations'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** The caller. */
export interface QueryContext {
  readonly ports: GuestPorts
}

type Resolver = (args: object, context: QueryContext) => Promise<unknown>

/** Every operation of the data-query endpoint, answered by the guest's own ports: variables are validated before a port is called. */
export const resolvers: Readonly<Record<string, Resolver>> = Object.fromEntries(
  servedOperations
    .filter(({ operation }) => operation.transport === 'query')
    .map(({ operation, call }): [string, Resolver] => [
      operation.name,
      async (args, { ports }) => call(ports, parsed(operation.request, args)),
    ]),
)

const byField: ReadonlyMap<string, Resolver> = new Map(Object.entries(resolvers))

/** The resolver of a root field. */
export const resolverOf = (field: string): Resolver | undefined => byField.get(field)

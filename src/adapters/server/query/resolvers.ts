import type { FastifyBaseLogger } from 'fastify'
import { parsed } from '@/adapters/server/base/http/parsed'
import { servedOperationsOf } from '@/adapters/server/base/served-operations'
import { logRefusal, refusalOf } from '@/adapters/server/base/security-log'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import type { ServiceKey } from '@/adapters/wire/base/query-call'
import { writtenAs } from '@/adapters/wire/contract/written'
import { BackendError } from '@/application/errors/backend-error'
import type { Language } from '@/domain/navigation/language'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** The caller. */
export interface QueryContext {
  readonly ports: GuestPorts
  /** The language of the request; missing: English. */
  readonly language?: Language
  /** Returns whether the request carries a key; missing: it carries none. */
  readonly hasKey?: (key: ServiceKey) => Promise<boolean>
  /** The log of refused permissions; missing: they are not logged. */
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

type Resolver = (args: object, context: QueryContext) => Promise<unknown>

/** Every operation of the data-query endpoint, answered by the guest's own ports: variables are validated before a port is called. */
const served = servedOperationsOf(guestSet).flatMap(({ operation, call }) =>
  operation.transport === 'query'
    ? [
        {
          name: operation.name,
          parent: operation.parent,
          resolve: (async (args, context) => {
            if (operation.key?.isRequired === true) await checkKey(operation.key, context)
            const answer = await call(context.ports, parsed(operation.request, args))
            if (context.log !== undefined) logRefusal(context.log, refusalOf(answer))
            return writtenAs(operation.answer, answer, context.language ?? 'en')
          }) satisfies Resolver,
        },
      ]
    : [],
)

/**
 * Throws `missing-token`. The permissions of a guest without an account are decided by the port:
 * they have no key.
 */
async function checkKey(key: ServiceKey, { ports, hasKey }: QueryContext): Promise<void> {
  if ((await hasKey?.(key)) === true || !(await ports.guest.current()).isLoggedIn) return
  throw new BackendError('missing-token', { detail: key.header })
}

const of = (parent: string | undefined): readonly (readonly [string, Resolver])[] =>
  served.filter((each) => each.parent === parent).map(({ name, resolve }) => [name, resolve])

/** Fields at the top that hold operations of their own. */
const parents = [...new Set(served.flatMap(({ parent }) => parent ?? []))]

const atTop: Readonly<Record<string, Resolver>> = Object.fromEntries(of(undefined))

/** The operations by the fields that they are, as an executor reads them. */
export const resolvers: Readonly<Record<string, Resolver | Readonly<Record<string, Resolver>>>> = {
  ...atTop,
  ...Object.fromEntries(parents.map((parent) => [parent, Object.fromEntries(of(parent))])),
}

const byField: ReadonlyMap<string, Resolver> = new Map(Object.entries(atTop))

/** The resolver of a root field. */
export const resolverOf = (field: string): Resolver | undefined => byField.get(field)

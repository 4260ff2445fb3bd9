import type { CheckoutAnswer } from '@/application/payments/checkout-service'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { portSpends } from '@/application/platform/port-spends'
import type { Platform } from '@/application/platform/platform'

const spends = new Map<PropertyKey, ReadonlyMap<PropertyKey, PurchaseKind>>(
  Object.entries(portSpends).map(([name, kinds]) => [name, new Map(Object.entries(kinds))]),
)

/** The kinds of purchases that coins are spent on. */
export const SPEND_KINDS: readonly PurchaseKind[] = [...spends.values()].flatMap((kinds) => [...kinds.values()])

/**
 * Reasons for which a spend was refused, as far as they are counted: too few coins, or a price that
 * rose before the guest pressed.
 */
export const COUNTED_REFUSALS = ['not-enough-money', 'price-changed'] as const

export type CountedRefusal = (typeof COUNTED_REFUSALS)[number]

/** The outcomes of an attempt to log in. */
export const LOGIN_OUTCOMES = ['succeeded', 'credentials', 'too-many-attempts', 'locked', 'other'] as const

export type LoginOutcome = (typeof LOGIN_OUTCOMES)[number]

/** Counts what callers are refused: nothing of it is stored, so no other code could. */
export interface RefusalCounts {
  spendRefused(kind: PurchaseKind, reason: CountedRefusal): void
  login(outcome: LoginOutcome): void
}

/** The same port, one of whose calls is another. */
function withCall<P extends object, N extends keyof P>(port: P, name: N, call: P[N]): P {
  return new Proxy(port, {
    get: (target, requested) =>
      requested === name ? call : (target as Readonly<Record<PropertyKey, unknown>>)[requested],
  })
}

const NAMED: readonly LoginOutcome[] = ['credentials', 'too-many-attempts', 'locked']

/** Returns the outcome of a log-in form. */
export function loginOutcome(answer: CheckoutAnswer): LoginOutcome {
  if (answer.status === 'succeeded') return 'succeeded'
  const errors = answer.status === 'invalid' ? Object.values(answer.errors) : []
  return NAMED.find((outcome) => errors.some((error) => error === outcome)) ?? 'other'
}

/** The same platform; what it refuses is counted. */
export function countingRefusals(platform: Platform, counts: RefusalCounts): Platform {
  const counted = (kind: PurchaseKind, result: object): object => {
    const reason = 'reason' in result ? COUNTED_REFUSALS.find((one) => one === result.reason) : undefined
    if (reason !== undefined) counts.spendRefused(kind, reason)
    return result
  }
  type Port = Readonly<Record<PropertyKey, (...given: unknown[]) => Promise<object>>>
  const countedPort = (port: Port, kinds: ReadonlyMap<PropertyKey, PurchaseKind>): Port =>
    new Proxy(port, {
      get: (target, method) => {
        const kind = kinds.get(method)
        if (kind === undefined) return target[method]
        return async (...given: unknown[]) => counted(kind, (await target[method]?.(...given)) ?? {})
      },
    })
  // Made for each request: a port is wrapped only when it is used.
  const portsOf = (ports: GuestPorts): GuestPorts =>
    new Proxy(ports, {
      get: (target, name) => {
        const kinds = spends.get(name)
        const port = (target as unknown as Readonly<Record<PropertyKey, Port>>)[name]
        return port === undefined || kinds === undefined ? port : countedPort(port, kinds)
      },
    })
  return withCall(
    withCall(platform, 'portsFor', async (...given) => {
      const ports = await platform.portsFor(...given)
      return ports === null ? null : portsOf(ports)
    }),
    'checkoutFor',
    (...given) => {
      const service = platform.checkoutFor(...given)
      return withCall(service, 'submit', async (id, secret, form) => {
        const answer = await service.submit(id, secret, form)
        if (form.kind === 'login') counts.login(loginOutcome(answer))
        return answer
      })
    },
  )
}

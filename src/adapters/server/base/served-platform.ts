import type { KnownTokens } from './http/known-tokens'
import type { CheckoutAnswer, CheckoutService } from '@/application/payments/checkout-service'
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

const NAMED: readonly LoginOutcome[] = ['credentials', 'too-many-attempts', 'locked']

/** Returns the outcome of a log-in form. */
export function loginOutcome(answer: CheckoutAnswer): LoginOutcome {
  if (answer.status === 'succeeded') return 'succeeded'
  const errors = answer.status === 'invalid' ? Object.values(answer.errors) : []
  return NAMED.find((outcome) => errors.some((error) => error === outcome)) ?? 'other'
}

type Port = Readonly<Record<PropertyKey, (...given: unknown[]) => Promise<object>>>

/** Returns a port whose refused spends are counted, by the kinds of its methods. */
function countedPort(port: Port, kinds: ReadonlyMap<PropertyKey, PurchaseKind>, counts: RefusalCounts): Port {
  const counted = [...kinds].map(([method, kind]) => {
    const value: Port[string] = async (...given) => {
      const result = (await port[method]?.(...given)) ?? {}
      const reason = 'reason' in result ? COUNTED_REFUSALS.find((one) => one === result.reason) : undefined
      if (reason !== undefined) counts.spendRefused(kind, reason)
      return result
    }
    return [method, { value }]
  })
  return Object.create(port, Object.fromEntries(counted)) as Port
}

/** Ports are made for each request, so one is wrapped only when it is used. */
const countedPorts = (ports: GuestPorts, counts: RefusalCounts): GuestPorts =>
  new Proxy(ports, {
    get: (target, name) => {
      const kinds = spends.get(name)
      const port = (target as unknown as Readonly<Record<PropertyKey, Port>>)[name]
      return port === undefined || kinds === undefined ? port : countedPort(port, kinds, counts)
    },
  })

/** Returns the service with its log-ins counted. */
function countedLogins(service: CheckoutService, counts: RefusalCounts): CheckoutService {
  const submit: CheckoutService['submit'] = async (id, secret, form) => {
    const answer = await service.submit(id, secret, form)
    if (form.kind === 'login') counts.login(loginOutcome(answer))
    return answer
  }
  return Object.create(service, { submit: { value: submit } }) as CheckoutService
}

/**
 * Returns the platform as this server serves it, the one wrapper between its routes and the rules:
 * tokens that open a session are known from then on, and what is refused is counted.
 */
export function servedPlatform(platform: Platform, known: KnownTokens, counts: RefusalCounts): Platform {
  return {
    sessionOf: (deviceKey) => platform.sessionOf(deviceKey),
    pictureAccess: (deviceKey, picture) => platform.pictureAccess(deviceKey, picture),
    openSession: async (...given) => {
      const opened = await platform.openSession(...given)
      known.add(opened.accessToken)
      return opened
    },
    portsFor: async (token, ...given) => {
      const ports = await platform.portsFor(token, ...given)
      if (ports === null) known.delete(token)
      else known.add(token)
      return ports === null ? null : countedPorts(ports, counts)
    },
    checkoutFor: (...given) => countedLogins(platform.checkoutFor(...given), counts),
  }
}

import { BackendError } from '@/application/errors/backend-error'
import type { Clock } from '@/application/device/clock'
import type { GuestPorts } from '@/application/platform/platform'
import type { NetworkConditions } from '@/application/stage/stage'

/** Ports whose calls can be slow, fail or find no network, as the stage wants it. */
export function withFaultInjection(ports: GuestPorts, conditions: () => NetworkConditions, clock: Clock): GuestPorts {
  const { live, tracker, logger } = ports
  // Without spreading: a port that is forgotten here does not compile.
  return {
    live,
    tracker,
    logger,
    guest: withConditions(ports.guest, conditions, clock),
    confirmation: withConditions(ports.confirmation, conditions, clock),
    support: withConditions(ports.support, conditions, clock),
    actors: withConditions(ports.actors, conditions, clock),
    chat: withConditions(ports.chat, conditions, clock),
    messenger: withConditions(ports.messenger, conditions, clock),
    gifts: withConditions(ports.gifts, conditions, clock),
    videos: withConditions(ports.videos, conditions, clock),
    limits: withConditions(ports.limits, conditions, clock),
    notifications: withConditions(ports.notifications, conditions, clock),
    checkout: withConditions(ports.checkout, conditions, clock),
  }
}

/** Every method of these ports answers with a promise, so that a proxy can make all of them wait. */
function withConditions<T extends object>(port: T, conditions: () => NetworkConditions, clock: Clock): T {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const { delay, failing, offline } = conditions()
        if (delay > 0) await new Promise<void>((resolve) => clock.after(delay, resolve))
        if (offline) throw new BackendError('offline')
        if (failing > 0 && Math.random() < failing) throw new BackendError('http', { detail: 'stage' })
        return Reflect.apply(member, target, args) as unknown
      }
    },
  })
}

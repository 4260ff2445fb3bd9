import { BackendError } from '@/application/errors/backend-error'
import type { Clock } from '@/application/device/clock'
import type { GuestPorts } from '@/application/platform/platform'
import type { NetworkConditions } from '@/application/stage/stage'

/** Ports whose calls can be slow, fail or find no network, as the stage wants it. */
export function withFaultInjection(ports: GuestPorts, conditions: () => NetworkConditions, clock: Clock): GuestPorts {
  return {
    ...ports,
    guest: weathered(ports.guest, conditions, clock),
    confirmation: weathered(ports.confirmation, conditions, clock),
    support: weathered(ports.support, conditions, clock),
    actors: weathered(ports.actors, conditions, clock),
    chat: weathered(ports.chat, conditions, clock),
    messenger: weathered(ports.messenger, conditions, clock),
    gifts: weathered(ports.gifts, conditions, clock),
    videos: weathered(ports.videos, conditions, clock),
    notifications: weathered(ports.notifications, conditions, clock),
    checkout: weathered(ports.checkout, conditions, clock),
  }
}

/** Every method of these ports answers with a promise, so that a proxy can make all of them wait. */
function weathered<T extends object>(port: T, conditions: () => NetworkConditions, clock: Clock): T {
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

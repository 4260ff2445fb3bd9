import { BackendError } from '@/application/errors/backend-error'
import type { Clock } from '@/application/device/clock'
import type { GuestPorts } from '@/application/platform/platform'
import type { Weather } from '@/application/stage/stage'

/** Ports whose calls can be slow, fail or find no network, as the stage wants it. */
export function underWeather(ports: GuestPorts, weather: () => Weather, clock: Clock): GuestPorts {
  return {
    ...ports,
    guest: weathered(ports.guest, weather, clock),
    confirmation: weathered(ports.confirmation, weather, clock),
    support: weathered(ports.support, weather, clock),
    actors: weathered(ports.actors, weather, clock),
    chat: weathered(ports.chat, weather, clock),
    messenger: weathered(ports.messenger, weather, clock),
    gifts: weathered(ports.gifts, weather, clock),
    videos: weathered(ports.videos, weather, clock),
    notifications: weathered(ports.notifications, weather, clock),
    checkout: weathered(ports.checkout, weather, clock),
  }
}

/** Every method of these ports answers with a promise, so that a proxy can make all of them wait. */
function weathered<T extends object>(port: T, weather: () => Weather, clock: Clock): T {
  return new Proxy(port, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (typeof member !== 'function') return member
      return async (...args: readonly unknown[]): Promise<unknown> => {
        const { delay, failing, offline } = weather()
        if (delay > 0) await new Promise<void>((resolve) => clock.after(delay, resolve))
        if (offline) throw new BackendError('offline')
        if (failing > 0 && Math.random() < failing) throw new BackendError('http', { detail: 'stage' })
        return Reflect.apply(member, target, args) as unknown
      }
    },
  })
}

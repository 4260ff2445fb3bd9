import { BackendError } from '@/application/errors/backend-error'
import type { Clock } from '@/application/device/clock'
import { portList, portNames, type GuestPorts } from '@/application/platform/guest-ports'
import type { NetworkConditions } from '@/application/stage/stage'

/** Ports whose calls can be slow, fail or find no network, as the stage wants it. */
export function withFaultInjection(ports: GuestPorts, conditions: () => NetworkConditions, clock: Clock): GuestPorts {
  const conditioned = portNames.map((name) => {
    const port = ports[name]
    return [name, portList[name].isCalled ? withConditions(port, conditions, clock) : port]
  })
  return Object.fromEntries(conditioned) as GuestPorts
}

/**
 * Every method of these ports answers with a promise, so that a proxy can make all of them wait.
 */
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

import type { BusMaker } from './bus-maker'
import { NatsServer } from './nats-server'
import type { Bus, BusWatch } from '@/adapters/bus/bus'
import { LocalBus } from '@/adapters/bus/local-bus'
import { NatsBus } from '@/adapters/bus/nats-bus'

type OnFault = (fault: unknown) => void

/** All ends are the one bus of this process. */
export async function localBusMaker(onFault: OnFault): Promise<BusMaker> {
  const bus = new LocalBus(onFault)
  return { end: () => Promise.resolve(bus), close: () => bus.close() }
}

/** Every end is a connection of its own to a real NATS server. */
export async function natsBusMaker(
  onFault: OnFault,
  watch: Partial<BusWatch> = {},
): Promise<BusMaker & { readonly server: NatsServer }> {
  const server = await NatsServer.start()
  const ends: Bus[] = []
  return {
    server,
    end: async () => {
      const bus = await NatsBus.connect(
        { servers: server.address },
        { fault: onFault, lost: () => undefined, back: () => undefined, ...watch },
      )
      ends.push(bus)
      return bus
    },
    close: async () => {
      await Promise.all(ends.map((bus) => bus.close()))
      await server.kill()
    },
  }
}

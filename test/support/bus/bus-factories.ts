import type { BusFactory } from './bus-factory'
import { NatsServer } from './nats-server'
import type { Bus, BusWatch } from '@/adapters/bus/bus'
import { LocalBus } from '@/adapters/bus/local-bus'
import { NatsBus } from '@/adapters/bus/nats-bus'

type OnError = (failure: unknown) => void

/** All ends are the one bus of this process. */
export async function localBusFactory(onError: OnError): Promise<BusFactory> {
  const bus = new LocalBus(onError)
  return { end: () => Promise.resolve(bus), close: () => bus.close() }
}

/** Every end is a connection of its own to a real NATS server. */
export async function natsBusFactory(
  onError: OnError,
  watch: Partial<BusWatch> = {},
): Promise<BusFactory & { readonly server: NatsServer }> {
  const server = await NatsServer.start()
  const ends: Bus[] = []
  return {
    server,
    end: async () => {
      const bus = await NatsBus.connect(
        { servers: server.address },
        { error: onError, lost: () => undefined, back: () => undefined, ...watch },
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

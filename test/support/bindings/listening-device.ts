import type { Device, LiveUpdateOf } from './binding'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ChannelId } from '@/domain/ids'
import type { LiveUpdate, LiveUpdateType } from '@/domain/assembly/live-update'

const NOWHERE = asId<ChannelId>('nowhere')

/** A device on some ports: opens its session and listens. */
export async function listeningDevice(ports: GuestPorts, sandbox: CheckoutService): Promise<Device> {
  const updates: LiveUpdate[] = []
  ports.liveUpdates.watchActors(['all'])
  ports.liveUpdates.subscribe((update) => updates.push(update))
  // An answer on the connection arrives after all that was published before.
  const settle = () => ports.messenger.markRead(NOWHERE).catch(() => undefined)
  const begin = async () => {
    const guest = await ports.guest.open('en')
    const ready = new Promise<void>((resolve) => {
      const leave = ports.liveUpdates.watchStatus((status) => {
        if (status !== 'ready') return
        queueMicrotask(() => leave())
        resolve()
      })
    })
    ports.liveUpdates.connect()
    await ready
    await settle()
    return guest
  }
  let guest = await begin()
  return {
    ports,
    sandbox,
    updates,
    get guest() {
      return guest
    },
    received: <T extends LiveUpdateType>(type: T) =>
      updates.filter((update): update is LiveUpdateOf<T> => update.type === type),
    reopen: async () => {
      guest = await begin()
      return guest
    },
    settle,
  }
}

import { withPorts } from '#test/support/with-ports'
import { SMALL_WORLD, type Binding, type Device } from './binding'
import { TestEnvironment, type WorldSize } from './environment'
import { listeningDevice } from './listening-device'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Store } from '@/adapters/stores/store'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { CheckoutService } from '@/application/payments/checkout-service'

const COUNTRY = 'DE'

/** The platform in the same process, as the embedded backend is used. */
export async function bindMemory(world: WorldSize = SMALL_WORLD, store?: Store, startTime?: number): Promise<Binding> {
  const environment = await TestEnvironment.build(world, store, startTime)
  return { name: 'memory', environment, device: () => embeddedDevice(environment), dispose: () => Promise.resolve() }
}

/** A browser that stores its device key and its token by itself. */
function embeddedDevice({ backend: { platform } }: TestEnvironment): Promise<Device> {
  let deviceKey: string | null = null
  let tokenHash: string | null = null
  const ports = platform.portsOf(
    { tokenHash: () => tokenHash, language: () => 'en', address: () => null },
    ({ device }) => {
      if (device === undefined) return
      deviceKey = device?.deviceKey ?? null
      tokenHash = null
    },
  )
  const open: GuestGateway['open'] = async (language) => {
    const opened = await platform.openSession(deviceKey, { countryCode: COUNTRY })
    deviceKey = opened.deviceKey
    tokenHash = await hashOf(opened.accessToken)
    return ports.guest.open(language)
  }
  const guest = new Proxy(ports.guest, {
    get: (target, name) => {
      if (name === 'open') return open
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  const service = () => platform.checkoutFor({ deviceKey, address: null })
  const sandbox: CheckoutService = {
    sheet: (id, secret) => service().sheet(id, secret),
    submit: (id, secret, form) => service().submit(id, secret, form),
    cancel: (id, secret) => service().cancel(id, secret),
  }
  return listeningDevice(withPorts(ports, { guest }), sandbox)
}

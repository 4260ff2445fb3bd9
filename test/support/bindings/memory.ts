import { SMALL_WORLD, type Binding } from './binding'
import { House } from './house'
import { listeningDevice } from './listening-device'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { GuestPorts } from '@/application/platform/platform'

const COUNTRY = 'DE'

/** The platform in the same process, as the embedded backend is used. */
export async function bindMemory(world: { actors: number; videos: number } = SMALL_WORLD): Promise<Binding> {
  const house = await House.build(world)
  const { platform } = house.backend
  return {
    name: 'memory',
    house,
    sandbox: platform.checkoutService,
    device: () => listeningDevice(devicePorts(house)),
    dispose: () => Promise.resolve(),
  }
}

/** Ports of a browser that keeps its device key and its token by itself. */
function devicePorts({ backend }: House): GuestPorts {
  let deviceKey: string | null = null
  let token: string | null = null
  const ports = backend.platform.portsOf({ token: () => token, language: () => 'en' })
  const open: GuestGateway['open'] = async (language) => {
    const opened = await backend.platform.openSession(deviceKey, COUNTRY)
    deviceKey = opened.deviceKey
    token = opened.accessToken
    return ports.guest.open(language)
  }
  const guest = new Proxy(ports.guest, {
    get: (target, name) => {
      if (name === 'open') return open
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? (member.bind(target) as unknown) : member
    },
  })
  return { ...ports, guest }
}

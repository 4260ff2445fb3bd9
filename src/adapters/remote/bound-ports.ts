import { lazyPort } from './lazy-port'
import { remotePort, type SendRequest } from './remote-port'
import type { PortBinding } from '@/adapters/wire/base/port-binding'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'

type Methods = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/**
 * `wire/<feature>/<port>-port.ts` exports `<port>Port`. Ports that are loaded at once, or that do more at the client than
 * to send requests, are made in `modules/remote.ts`.
 */
const modules = import.meta.glob<Readonly<Record<string, PortBinding<Methods>>>>([
  '/src/adapters/wire/*/*-port.ts',
  '!/src/adapters/wire/*/{actors,chat,checkout,guest,messenger,notifications,sessions,videos}-port.ts',
])

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'-port.ts'.length)

/** The ports that are no more than their bindings, each loaded when it is first used: a new one is added to no list. */
export function boundPorts<N extends PortName>(ask: SendRequest, baseUrl: string): Pick<GuestPorts, N> {
  const ports = Object.entries(modules).map(([path, load]) => {
    const name = nameOf(path)
    const port = lazyPort(async () => {
      const binding = (await load())[`${name}Port`]
      if (binding === undefined) throw new TypeError(`${path} does not export ${name}Port`)
      return remotePort(binding, ask, baseUrl)
    })
    return [name, port]
  })
  return Object.fromEntries(ports) as Pick<GuestPorts, N>
}

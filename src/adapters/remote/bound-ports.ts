import { remotePort, type SendRequest } from './remote-port'
import type { PortBinding } from '@/adapters/wire/base/port-binding'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'

/**
 * `wire/<feature>/<port>-port.ts` exports `<port>Port`. Ports that are loaded at once, or that do more at the client than
 * to send requests, are made in `modules/remote.ts`.
 */
const modules = import.meta.glob<Readonly<Record<string, PortBinding<object>>>>([
  '/src/adapters/wire/*/*-port.ts',
  '!/src/adapters/wire/*/{actors,chat,checkout,emailConfirmation,guest,messenger,notificationSettings,notifications,oneClick,sessions}-port.ts',
])

const pathOf = (name: string): string | undefined =>
  Object.keys(modules).find((path) => path.endsWith(`/${name}-port.ts`))

/** The ports that are no more than their bindings. */
export const boundPortNames: readonly string[] = Object.keys(modules).map((path) =>
  path.slice(path.lastIndexOf('/') + 1, -'-port.ts'.length),
)

/**
 * A port that is no more than its binding: a new one is added to no list, and its file loads when a page first uses it.
 * Throws a `TypeError` for a name that no file defines: "Unknown store" is the platform's name for this defect (API-030).
 */
export async function boundPort<N extends PortName>(
  name: N,
  send: SendRequest,
  baseUrl: string,
): Promise<GuestPorts[N]> {
  const path = pathOf(name)
  const binding = path === undefined ? undefined : (await modules[path]?.())?.[`${name}Port`]
  if (binding === undefined) throw new TypeError(`Unknown store ${name}`)
  return remotePort(binding as PortBinding<GuestPorts[N]>, send, baseUrl)
}

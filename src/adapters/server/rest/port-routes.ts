import type { RestServer } from './rest-server'
import { servedOperations } from '@/adapters/server/base/served-operations'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Language } from '@/domain/navigation/language'

/** Opens the ports of a visitor, which a call without a session goes through. */
interface Visitor {
  ports(language: Language): Promise<GuestPorts>
}

/** Every operation that travels by REST. */
export function portRoutes(server: RestServer, visitor: Visitor): void {
  for (const { operation, call } of servedOperations) {
    if (operation.transport !== 'rest') continue
    if (operation.open === true) server.serveOpen(operation, async (input) => call(await visitor.ports('en'), input))
    else server.serve(operation, call)
  }
}

import type { RestServer } from './rest-server'
import { servedOperationsOf } from '@/adapters/server/base/served-operations'
import type { PortSet } from '@/adapters/wire/base/port-set'
import type { Language } from '@/domain/navigation/language'

/** Whose ports a call without a session goes through: those of a visitor. */
interface Visitor<Ports> {
  ports(language: Language): Promise<Ports>
}

/** Every operation of a set that travels by REST. */
export function portRoutes<Ports>(server: RestServer<Ports>, set: PortSet<Ports>, visitor: Visitor<Ports>): void {
  for (const { operation, call } of servedOperationsOf(set)) {
    if (operation.transport !== 'rest') continue
    if (operation.open === true) server.serveOpen(operation, async (input) => call(await visitor.ports('en'), input))
    else server.serve(operation, call)
  }
}

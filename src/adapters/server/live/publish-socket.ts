import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse, type SessionRegistry } from './session-registry'
import { callerAddresses } from '@/adapters/server/base/http/caller-address'
import { isOfUnsupportedVersion, unsupportedVersion } from '@/adapters/server/base/http/contract-version'
import { newRequestId } from '@/adapters/server/base/http/logging'
import type { ServerSettings } from '@/adapters/server/base/config/server-settings'
import type { Readiness } from '@/adapters/server/operations/readiness'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'

/** Serves the socket at its address, and ends it with the server. */
export function publishSocket(
  app: FastifyInstance,
  sessions: SessionRegistry,
  { trustProxy, allowedOrigins }: Pick<ServerSettings, 'trustProxy' | 'allowedOrigins'>,
  readiness: Pick<Readiness, 'isUnfit' | 'fitness'>,
): void {
  // A page of another origin may open a connection only if the operator allows it; a caller that is
  // no page sends no origin.
  const isAllowed = ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined || URL.parse(origin)?.host === host || allowedOrigins.includes(origin)
  const addressOf = callerAddresses(trustProxy)
  app.server.on('upgrade', (request, socket, head: Buffer) => {
    // From here on no other code listens for errors of this socket, and an error without a listener
    // ends the process.
    socket.on('error', () => undefined)
    const path = (request.url ?? '').split('?')[0]
    if (readiness.isUnfit) refuse(socket, '503 Service Unavailable')
    else if (path !== SOCKET_PATH) refuse(socket, '404 Not Found')
    else if (!isAllowed(request)) refuse(socket, '403 Forbidden')
    else if (isOfUnsupportedVersion(request))
      refuse(socket, '400 Bad Request', JSON.stringify(unsupportedVersion(newRequestId())))
    else sessions.accept(request, socket, head, addressOf(request))
  })
  readiness.fitness.subscribe((isFit) => {
    if (!isFit) sessions.sendAway()
  })
  app.addHook('preClose', () => sessions.close())
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { refuse, type SessionRegistry } from './session-registry'
import { callerAddresses } from '@/adapters/server/base/http/caller-address'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'

/** A page of another site may not open a connection; a caller that is no page sends no origin. */
function isOwn({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true
  return URL.parse(headers.origin)?.host === headers.host
}

/** Serves the socket at its address, and ends it with the server. `trustProxy` is the server's setting. */
export function publishSocket(app: FastifyInstance, sessions: SessionRegistry, trustProxy: boolean | string): void {
  const addressOf = callerAddresses(trustProxy)
  app.server.on('upgrade', (request, socket, head: Buffer) => {
    // From here on no other code listens for errors of this socket, and an error without a listener ends the process.
    socket.on('error', () => undefined)
    const path = (request.url ?? '').split('?')[0]
    if (path !== SOCKET_PATH) refuse(socket, '404 Not Found')
    else if (isOwn(request)) sessions.accept(request, socket, head, addressOf(request))
    else refuse(socket, '403 Forbidden')
  })
  app.addHook('preClose', () => sessions.close())
}

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { LineHub } from './line-hub'
import { SOCKET_PATH } from '@/adapters/wire/live/frames'

/** A page of another site may not open a line; whatever is no page sends no origin. */
function isOwn({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return true
  return URL.parse(headers.origin)?.host === headers.host
}

/** Opens the line at its address, and ends it with the server. */
export function publishSocket(app: FastifyInstance, lines: LineHub): void {
  app.server.on('upgrade', (request, socket, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0]
    if (path === SOCKET_PATH && isOwn(request)) lines.accept(request, socket, head)
    else socket.end(`HTTP/1.1 ${path === SOCKET_PATH ? '403 Forbidden' : '404 Not Found'}\r\nconnection: close\r\n\r\n`)
  })
  app.addHook('preClose', () => lines.close())
}

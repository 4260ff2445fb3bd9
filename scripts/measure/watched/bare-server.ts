import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { serveStorms, SOCKETS } from './storm'

interface Frame {
  readonly type: string
  readonly payload: { readonly actorIds?: readonly string[] }
}

/** In the child: sockets that name actors, a map from each actor to its sockets, and nothing else. */
export async function runBareServer(): Promise<void> {
  const byActor = new Map<string, Set<WebSocket>>()
  const server = createServer()
  new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse((data as Buffer).toString()) as Frame
      for (const id of payload.actorIds ?? []) byActor.set(id, (byActor.get(id) ?? new Set()).add(socket))
      socket.send(`{"type":"${type === 'watchActors' ? 'commandAcknowledged' : 'sessionAcknowledged'}"}`)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const members = Array.from({ length: SOCKETS }, (_, at) => ({ token: 'none', guestId: String(at) }))
  serveStorms({ url: `http://127.0.0.1:${port}`, members }, (actorId, state) => {
    const sockets = byActor.get(actorId)
    if (sockets === undefined) return
    const text = JSON.stringify({ type: 'actorState', sequence: 1, payload: { actorId, state } })
    for (const socket of sockets) socket.send(text)
  })
}

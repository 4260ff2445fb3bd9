import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

const ATTEMPTS = 50

async function bound(port: number): Promise<Socket | null> {
  const socket = createSocket('udp4')
  const failed = once(socket, 'error').then(() => false)
  socket.bind(port)
  const isBound = await Promise.race([once(socket, 'listening').then(() => true), failed.catch(() => false)])
  if (isBound) return socket
  socket.close()
  return null
}

/**
 * Returns so many even ports whose next odd port is free as well, as RTP uses them. Nothing
 * reserves them: if another program takes one meanwhile, the program they are for ends, and is
 * started with others.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held: Socket[] = []
  const found: number[] = []
  try {
    for (let attempt = 0; attempt < ATTEMPTS && found.length < count; attempt += 1) {
      const any = await bound(0)
      if (any === null) continue
      held.push(any)
      const { port } = any.address()
      const other = await bound(port % 2 === 0 ? port + 1 : port - 1)
      if (other === null) continue
      held.push(other)
      found.push(port - (port % 2))
    }
  } finally {
    await Promise.all(held.map((socket) => new Promise<void>((resolve) => socket.close(resolve))))
  }
  if (found.length < count) throw new Error('No free ports')
  return found
}

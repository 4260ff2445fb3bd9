import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The proxy in front of several servers: passes each connection on to one of those that answer, in turn. */
export class Front {
  private next = 0
  private readonly open = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
  ) {
    server.on('connection', (socket) => this.pass(socket, this.ports.length))
  }

  static async before(ports: readonly number[]): Promise<Front> {
    // A frame is passed on at once: held back until the one before is confirmed, a small one would take 40 ms.
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new Front(server, ports)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.close()
    for (const socket of this.open) socket.destroy()
  }

  private pass(socket: Socket, attempts: number): void {
    const port = this.ports[this.next++ % this.ports.length] ?? 0
    const behind = connect({ port, host: '127.0.0.1', noDelay: true })
    this.open.add(socket)
    let isThrough = false
    const end = (): void => {
      socket.destroy()
      behind.destroy()
      this.open.delete(socket)
    }
    behind.once('connect', () => {
      isThrough = true
      socket.pipe(behind).pipe(socket)
    })
    behind.on('error', () => (isThrough || attempts <= 1 || socket.destroyed ? end() : this.pass(socket, attempts - 1)))
    behind.on('close', () => (isThrough ? end() : undefined))
    socket.on('error', end)
    socket.on('close', () => {
      behind.destroy()
      this.open.delete(socket)
    })
  }
}

import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** Connects a port of its own to another, and can be cut: existing connections are lost, no new one is accepted. */
export class Cable {
  private server: Server | null = null
  private readonly open = new Set<Socket>()

  private constructor(
    private readonly to: number,
    private at: number,
  ) {}

  static async to(port: number): Promise<Cable> {
    const cable = new Cable(port, 0)
    await cable.join()
    return cable
  }

  get port(): number {
    return this.at
  }

  async join(): Promise<void> {
    this.server = createServer({ noDelay: true }, (socket) => this.pass(socket)).listen(this.at, '127.0.0.1')
    await once(this.server, 'listening')
    this.at = (this.server.address() as AddressInfo).port
  }

  async cut(): Promise<void> {
    const { server } = this
    this.server = null
    if (server === null) return
    const over = once(server, 'close')
    server.close()
    for (const socket of this.open) socket.destroy()
    await over
  }

  private pass(socket: Socket): void {
    const behind = connect({ port: this.to, host: '127.0.0.1', noDelay: true })
    for (const [end, other] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      this.open.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        this.open.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  }
}

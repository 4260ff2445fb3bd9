import type { PlatformClient } from './platform-client.ts'
import type { Connection, ServerFrame } from './sequence.ts'
import type { Time } from './time.ts'

type Json = Readonly<Record<string, unknown>>

/** How often a frame is looked for, ms. */
const PAUSE = 20

/** One connection of a client. */
export class PlatformSocket implements Connection {
  readonly frames: ServerFrame[] = []
  from: number | null = null
  closed: number | null = null
  private readonly socket: WebSocket
  private readonly client: PlatformClient
  private readonly time: Time

  private constructor(socket: WebSocket, client: PlatformClient, time: Time) {
    this.socket = socket
    this.client = client
    this.time = time
    socket.addEventListener('message', ({ data }) => this.frames.push(JSON.parse(String(data)) as ServerFrame))
    socket.addEventListener('close', ({ code }) => {
      this.closed = code
    })
  }

  static async open(client: PlatformClient, time: Time): Promise<PlatformSocket> {
    const socket = new WebSocket(`${client.url.replace(/^http/u, 'ws')}/socket`)
    const opened = new PlatformSocket(socket, client, time)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('the socket does not open')))
    })
    client.connections.push(opened)
    return opened
  }

  send(type: string, payload: Json, over: Json = {}): void {
    const { token, guestId } = this.client
    if (type === 'requestSession') this.from = (payload['position'] as { sequence?: number } | null)?.sequence ?? null
    this.socket.send(JSON.stringify({ type, accessToken: token, guestId, payload, ...over }))
  }

  /** Sends a command and waits for its acknowledgement. */
  async request(type: string, payload: Json, requestId: string = crypto.randomUUID()): Promise<Json> {
    this.send(type, payload, { requestId })
    const { payload: answer } = await this.receive(
      ({ type: received, payload: of }) => received === 'commandAcknowledged' && of['requestId'] === requestId,
    )
    return answer
  }

  /** The first frame after the first `since` of them that is as wanted. Throws after a while. */
  async receive(isWanted: (frame: ServerFrame) => boolean, since = 0): Promise<ServerFrame> {
    const until = Date.now() + this.time.patience
    for (;;) {
      const found = this.frames.slice(since).find((frame) => isWanted(frame))
      if (found !== undefined) return found
      if (this.closed !== null) throw new Error(`the connection was closed with ${this.closed}`)
      if (Date.now() > until) throw new Error('was not received')
      await this.time.pass()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
  }

  /** Waits until the server has closed the connection. */
  async end(): Promise<number> {
    const until = Date.now() + this.time.patience
    while (this.closed === null) {
      if (Date.now() > until) throw new Error('was not closed')
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    return this.closed
  }

  close(): void {
    this.socket.close(1000)
  }
}

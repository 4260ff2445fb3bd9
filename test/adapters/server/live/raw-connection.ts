import { WebSocket } from 'ws'
import { limit } from '#test/support/limit'
import type { TestEnvironment } from '#test/support/bindings/environment'
import type { TestServer } from '#test/support/bindings/test-server'

export interface ReceivedMessage {
  readonly type: string
  readonly sequence?: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** Who uses a connection: a session's token and whose it is. */
interface Speaker {
  readonly token: string
  readonly guestId: string
}

/** A page that sends what the test instructs it to send. */
export class RawConnection {
  readonly received: ReceivedMessage[] = []
  closed: number | null = null
  private constructor(
    readonly socket: WebSocket,
    readonly token: string,
    readonly guestId: string,
  ) {
    socket.on('message', (data) => this.received.push(JSON.parse((data as Buffer).toString()) as ReceivedMessage))
    socket.on('close', (code) => {
      this.closed = code
    })
  }

  /** A page at a server: of a session of its own, or one more of an existing one. */
  static async open(
    environment: TestEnvironment,
    server: TestServer,
    of?: Speaker,
    { answersProbes = true } = {},
  ): Promise<RawConnection> {
    const { token, guestId } = of ?? (await newSpeaker(environment))
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`, { autoPong: answersProbes })
    const connection = new RawConnection(socket, token, guestId)
    await new Promise((resolve) => socket.once('open', resolve))
    return connection
  }

  send(type: string, payload: object = {}, over: object = {}): void {
    this.socket.send(JSON.stringify({ type, accessToken: this.token, guestId: this.guestId, payload, ...over }))
  }

  async receives(type: string): Promise<ReceivedMessage> {
    for (let iteration = 0; iteration < limit(1_000); iteration += 1) {
      const at = this.received.findIndex((word) => word.type === type)
      const [found] = at < 0 ? [] : this.received.splice(at, 1)
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`${type} was not heard`)
  }

  async begin(): Promise<this> {
    this.send('requestSession', { language: 'en', since: null, position: null })
    await this.receives('sessionAcknowledged')
    return this
  }
}

async function newSpeaker({ backend }: TestEnvironment): Promise<Speaker> {
  const { accessToken } = await backend.platform.openSession(null, { countryCode: 'DE' })
  const ports = await backend.platform.portsFor(accessToken, 'en')
  const { id } = (await ports?.guest.current()) ?? { id: '' }
  return { token: accessToken, guestId: id }
}

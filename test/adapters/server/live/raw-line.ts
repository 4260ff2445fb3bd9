import { WebSocket } from 'ws'
import { limit } from '#test/support/limit'
import type { House } from '#test/support/bindings/house'
import type { TestServer } from '#test/support/bindings/test-server'

export interface Word {
  readonly type: string
  readonly sequence?: number
  readonly payload: Readonly<Record<string, unknown>>
}

/** Who speaks on a line: a session's token and whose it is. */
interface Speaker {
  readonly token: string
  readonly guestId: string
}

/** A page that says what the test makes it say. */
export class RawLine {
  readonly heard: Word[] = []
  closed: number | null = null
  private constructor(
    readonly socket: WebSocket,
    readonly token: string,
    readonly guestId: string,
  ) {
    socket.on('message', (data) => this.heard.push(JSON.parse((data as Buffer).toString()) as Word))
    socket.on('close', (code) => {
      this.closed = code
    })
  }

  /** A page at a server: of a session of its own, or one more of somebody's. */
  static async open(house: House, server: TestServer, of?: Speaker): Promise<RawLine> {
    const { token, guestId } = of ?? (await newSpeaker(house))
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket`)
    const line = new RawLine(socket, token, guestId)
    await new Promise((resolve) => socket.once('open', resolve))
    return line
  }

  say(type: string, payload: object = {}, over: object = {}): void {
    this.socket.send(JSON.stringify({ type, accessToken: this.token, guestId: this.guestId, payload, ...over }))
  }

  async hears(type: string): Promise<Word> {
    for (let turn = 0; turn < limit(1_000); turn += 1) {
      const at = this.heard.findIndex((word) => word.type === type)
      const [found] = at < 0 ? [] : this.heard.splice(at, 1)
      if (found !== undefined) return found
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`${type} was not heard`)
  }

  async begin(): Promise<this> {
    this.say('requestSession', { language: 'en', since: null, position: null })
    await this.hears('sessionAcknowledged')
    return this
  }
}

async function newSpeaker({ backend }: House): Promise<Speaker> {
  const { accessToken } = await backend.platform.openSession(null, { countryCode: 'DE' })
  const ports = await backend.platform.portsFor(accessToken, 'en')
  const { id } = (await ports?.guest.current()) ?? { id: '' }
  return { token: accessToken, guestId: id }
}

import { WebSocket } from 'ws'
import type { Child, Member } from './talk'

const ROUNDS = 21

/** Sockets opened at a time. */
const AT_ONCE = 100

/** Counts what all sockets receive. */
class Audience {
  private readonly sockets: WebSocket[] = []
  private received = 0
  private onAll: () => void = () => undefined

  async join(url: string, member: Member | null): Promise<void> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`, { perMessageDeflate: false })
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.once('open', () => resolve())
    })
    if (member !== null) await begin(socket, member)
    socket.on('message', () => this.receive())
    this.sockets.push(socket)
  }

  /** From the command until the last of them has received it, ms. */
  async iteration(notify: () => void): Promise<number> {
    this.received = 0
    const all = new Promise<void>((resolve) => {
      this.onAll = resolve
    })
    const from = performance.now()
    notify()
    await all
    return performance.now() - from
  }

  leave(): void {
    for (const socket of this.sockets) socket.terminate()
  }

  private receive(): void {
    this.received += 1
    if (this.received === this.sockets.length) this.onAll()
  }
}

async function begin(socket: WebSocket, { token, guestId }: Member): Promise<void> {
  const payload = { language: 'en', since: null, position: null }
  const answered = new Promise<string>((resolve) =>
    socket.once('message', (data) => resolve((data as Buffer).toString())),
  )
  socket.send(JSON.stringify({ type: 'requestSession', accessToken: token, guestId, payload }))
  const answer = await answered
  if (!answer.includes('sessionAcknowledged')) throw new Error(`a socket was refused: ${answer}`)
}

/**
 * One update to all sockets of two servers, published at the first: until the last has received it, the median, ms; and
 * what a socket holds.
 */
export async function fanOut(
  servers: readonly [Child, Child],
  sockets: number,
): Promise<{ readonly ms: number; readonly bytesPerSocket: number }> {
  const audience = new Audience()
  const held = async (): Promise<number> => (await servers[0].memory()) + (await servers[1].memory())
  try {
    const before = await held()
    for (const server of servers) {
      const share = Array.from({ length: sockets / servers.length }, (_, at) => server.members[at] ?? null)
      for (let at = 0; at < share.length; at += AT_ONCE)
        await Promise.all(share.slice(at, at + AT_ONCE).map((member) => audience.join(server.url, member)))
    }
    const times: number[] = []
    for (let pass = 0; pass < ROUNDS; pass += 1) times.push(await audience.iteration(servers[0].notify))
    const ms = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Infinity
    return { ms, bytesPerSocket: ((await held()) - before) / sockets }
  } finally {
    audience.leave()
  }
}

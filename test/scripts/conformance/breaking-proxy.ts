import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

/** A frame of either side. */
export interface Frame {
  readonly type: string
  readonly sequence?: number
  readonly requestId?: string
  readonly payload: Readonly<Record<string, unknown>>
}

/** An answer of the server on its way to the client. */
export interface Answer {
  status: number
  readonly headers: Map<string, string | readonly string[]>
  readonly body: unknown
}

/** Frames of one connection on their way: what is sent instead of each, in this order. */
export interface ConnectionBreak {
  readonly toServer?: (frame: Frame) => readonly Frame[]
  readonly toClient?: (frame: Frame) => readonly Frame[]
}

/** What goes wrong between a server and its clients. */
export interface Break {
  /** The path that is requested instead of one. */
  readonly request?: (path: string) => string
  /** Changes an answer. `path`: without its query; `asked`: the body of the request. */
  readonly answer?: (answer: Answer, path: string, asked: unknown) => unknown
  /** Called for each connection. */
  readonly connection?: () => ConnectionBreak
}

/** The headers of a request that mean something to the server. */
const PASSED = ['authorization', 'content-type', 'cookie', 'x-feed-key'] as const

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A proxy that breaks what passes it, as a platform would that implements the contract wrongly. */
export class BreakingProxy {
  private constructor(
    readonly url: string,
    private readonly server: Server,
    private readonly sockets: WebSocketServer,
  ) {}

  static async start(target: string, { request = (path) => path, answer, connection }: Break): Promise<BreakingProxy> {
    const server = createServer((asked, reply) => {
      void (async () => {
        const path = asked.url ?? '/'
        const text = await textOf(asked)
        const answered = await fetch(`${target}${request(path)}`, {
          method: asked.method ?? 'GET',
          headers: PASSED.flatMap((name): [string, string][] => {
            const value = asked.headers[name]
            return value === undefined ? [] : [[name, String(value)]]
          }),
          ...(text === '' ? {} : { body: text }),
          redirect: 'manual',
        })
        const body = await answered.text()
        const broken: Answer = {
          status: answered.status,
          headers: new Map<string, string | readonly string[]>(answered.headers),
          body: parsed(body),
        }
        for (const name of ['content-length', 'content-encoding']) broken.headers.delete(name)
        const cookies = answered.headers.getSetCookie()
        if (cookies.length > 0) broken.headers.set('set-cookie', cookies)
        answer?.(broken, path.split('?')[0] ?? '', parsed(text))
        for (const [name, value] of broken.headers) reply.setHeader(name, value)
        reply.statusCode = broken.status
        reply.end(typeof broken.body === 'string' ? broken.body : JSON.stringify(broken.body))
      })()
    })
    const sockets = new WebSocketServer({ server })
    sockets.on('connection', (client, asked) => {
      connect(client, new WebSocket(`${target.replace('http', 'ws')}${asked.url ?? ''}`), connection?.() ?? {})
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    return new BreakingProxy(`http://127.0.0.1:${port}`, server, sockets)
  }

  async close(): Promise<void> {
    for (const client of this.sockets.clients) client.terminate()
    this.server.closeAllConnections()
    await new Promise((resolve) => {
      this.server.close(resolve)
    })
  }
}

function connect(client: WebSocket, server: WebSocket, { toServer, toClient }: ConnectionBreak): void {
  const waiting: string[] = []
  const forward = (to: WebSocket, text: string, change: ((frame: Frame) => readonly Frame[]) | undefined): void => {
    const frames =
      change === undefined ? [text] : change(JSON.parse(text) as Frame).map((frame) => JSON.stringify(frame))
    for (const frame of frames) {
      if (to.readyState === WebSocket.CONNECTING) waiting.push(frame)
      else to.send(frame)
    }
  }
  server.on('open', () => {
    for (const frame of waiting) server.send(frame)
  })
  client.on('message', (data: Buffer) => forward(server, data.toString(), toServer))
  server.on('message', (data: Buffer) => forward(client, data.toString(), toClient))
  client.on('close', () => server.close(1000))
  server.on('close', (code) => (code === 1005 || code === 1006 ? client.terminate() : client.close(code)))
}

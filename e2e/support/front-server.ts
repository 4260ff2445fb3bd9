import { createHash } from 'node:crypto'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

/** Headers with which a browser would be answered with a page of before. */
const CONDITIONS = ['if-none-match', 'if-modified-since', 'etag', 'last-modified']

const TEXTS = /^(?:text\/html|(?:text|application)\/javascript)/u

const ENTRY = /\/assets\/app-(?<build>[\w-]+)\.js/u

/** What a page notes of its errors, those of React while it takes over the page included: some browsers report them to nobody else. */
const OBSERVER = `window.observedErrors=[];addEventListener('error',(event)=>observedErrors.push(event.message))`

/** What the policy of the page has to name for it. */
const OBSERVER_SOURCE = `'sha256-${createHash('sha256').update(OBSERVER).digest('base64')}'`

/** A proxy before the server of a journey, that can put a newer version of the app into service, fail, and note the errors of pages. */
export class FrontServer {
  readonly url: string
  /** The entry of the newer version; `null`: the version of the server is served. */
  #newer: string | null = null
  #old = ''
  #isDown = false
  #isRetired = false
  #observes = false
  readonly #sockets = new Set<Socket>()

  private constructor(
    private readonly server: Server,
    private readonly upstream: URL,
  ) {
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`
    server.on('request', (sent: IncomingMessage, reply: ServerResponse) => void this.#pass(sent, reply))
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket))
      if (this.#isDown) socket.destroy()
    })
    server.on('upgrade', (sent: IncomingMessage, socket: Socket, head: Buffer) => this.#upgrade(sent, socket, head))
  }

  static async before(upstream: string): Promise<FrontServer> {
    const server = createServer()
    await new Promise<void>((resolve) => {
      server.listen(0, 'localhost', resolve)
    })
    const front = new FrontServer(server, new URL(upstream))
    const html = await (await fetch(`${upstream}/index.html`)).text()
    front.#old = ENTRY.exec(html)?.groups?.['build'] ?? ''
    return front
  }

  /** Pages and worker are of a newer build from here on: all that names a build is the name of its entry. */
  release(name: string): void {
    this.#newer = name
  }

  /** Serves what a server serves whose operator has retired the worker. */
  retire(): void {
    this.#isRetired = true
  }

  /** Has pages note their errors from here on, in `window.observedErrors`. */
  observe(): void {
    this.#observes = true
  }

  /** Refuses every connection, as a network does that reports to be one. */
  setDown(isDown: boolean): void {
    this.#isDown = isDown
    if (isDown) for (const socket of this.#sockets) socket.destroy()
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => {
      this.server.close(resolve)
    })
  }

  #pathOf(path: string): string {
    if (this.#isRetired && path === '/service-worker.js') return '/retired-service-worker.js'
    return this.#newer === null ? path : path.replace(`/assets/app-${this.#newer}.js`, `/assets/app-${this.#old}.js`)
  }

  async #pass(sent: IncomingMessage, reply: ServerResponse): Promise<void> {
    const headers = { ...sent.headers, 'accept-encoding': 'identity' }
    for (const name of CONDITIONS) delete (headers as Record<string, unknown>)[name]
    const { hostname, port } = this.upstream
    const passed = request({ hostname, port, path: this.#pathOf(sent.url ?? '/'), method: sent.method, headers })
    passed.on('error', () => reply.destroy())
    passed.on('response', (received) => {
      const given = { ...received.headers }
      for (const name of CONDITIONS) delete given[name]
      const isText = TEXTS.test(String(given['content-type']))
      if (!isText || (this.#newer === null && !this.#observes)) {
        reply.writeHead(received.statusCode ?? 502, given)
        received.pipe(reply)
        return
      }
      const chunks: Buffer[] = []
      received.on('data', (chunk: Buffer) => chunks.push(chunk))
      received.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8')
        const body = Buffer.from(this.#observed(this.#renamed(text)))
        const policy = String(given['content-security-policy']).replace('script-src', `script-src ${OBSERVER_SOURCE}`)
        const allowed = this.#observes ? { 'content-security-policy': policy } : {}
        reply.writeHead(received.statusCode ?? 502, { ...given, ...allowed, 'content-length': body.length })
        reply.end(body)
      })
    })
    sent.pipe(passed)
  }

  #renamed(text: string): string {
    if (this.#newer === null) return text
    return text.replaceAll(`/assets/app-${this.#old}.js`, `/assets/app-${this.#newer}.js`)
  }

  #observed = (text: string): string =>
    this.#observes ? text.replace(/<head[^>]*>/u, (head) => `${head}<script>${OBSERVER}</script>`) : text

  #upgrade(sent: IncomingMessage, socket: Socket, head: Buffer): void {
    const target = connect({ port: Number(this.upstream.port), host: this.upstream.hostname, noDelay: true }, () => {
      const lines = sent.rawHeaders.flatMap((name, at) =>
        at % 2 === 0 ? [`${name}: ${sent.rawHeaders[at + 1] ?? ''}`] : [],
      )
      target.write([`GET ${sent.url ?? '/'} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      target.write(head)
      target.pipe(socket).pipe(target)
    })
    target.on('error', () => socket.destroy())
    socket.on('error', () => target.destroy())
    socket.on('close', () => target.destroy())
  }
}

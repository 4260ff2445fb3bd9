/** A request as it would leave the page. */
export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly credentials: RequestCredentials
  readonly body: unknown
  /** Whether it outlives the page. */
  readonly keepalive: boolean
}

export type Reply = Response | Error | (() => Response | Promise<Response>)

export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A network that answers as instructed and records what was sent. */
export class FakeNetwork {
  readonly sent: Sent[] = []
  private readonly replies: Reply[] = []

  /** The next requests are answered so, in this order; the last answer stays. */
  answer(...replies: readonly Reply[]): this {
    this.replies.splice(0, this.replies.length, ...replies)
    return this
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = request.method === 'GET' ? '' : await request.text()
    this.sent.push({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      credentials: request.credentials,
      body: text === '' ? null : (JSON.parse(text) as unknown),
      keepalive: request.keepalive,
    })
    const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0]
    if (reply instanceof Error) throw reply
    return typeof reply === 'function' ? reply() : (reply?.clone() ?? json({}))
  }
}

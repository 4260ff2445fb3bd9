import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import { MediaUnavailable } from '@/application/chat/media-server'

/** The address of Janus, and the secret it expects of its users. */
export interface JanusSettings {
  /** Address of its WebSocket API. */
  readonly url: string
  /** `api_secret` of its configuration; `null`: it has none. */
  readonly secret: string | null
}

/** Maximum time that an answer may take, ms. */
const PATIENCE = 4_000

/** Time between two signs of life to Janus, ms: it ends a session after a minute without one. */
const KEEPALIVE = 20_000

const jsep = z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() })

/** The fields of a message of Janus that are read. */
const frame = z.object({
  janus: z.string(),
  transaction: z.optional(z.string()),
  sender: z.optional(z.number()),
  data: z.optional(z.object({ id: z.number() })),
  plugindata: z.optional(z.object({ data: z.record(z.string(), z.unknown()) })),
  jsep: z.optional(jsep),
  error: z.optional(z.object({ code: z.number(), reason: z.string() })),
})

export type JanusFrame = z.output<typeof frame>
export type Jsep = z.output<typeof jsep>

interface Waiting {
  /** Whether a receipt is the whole answer: Janus answers only a sign of life with nothing more. */
  readonly isReceiptEnough: boolean
  readonly done: (answer: JanusFrame) => void
  readonly fail: (error: Error) => void
}

function frameOf(text: string): JanusFrame | null {
  try {
    return frame.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/**
 * A session with Janus over one WebSocket. Everything in it ends with the socket, at Janus as well:
 * a server that is killed leaves no viewer behind.
 */
export class JanusConnection {
  private readonly waiting = new Map<string, Waiting>()
  private readonly handles = new Map<number, (event: JanusFrame) => void>()
  private sessionId = 0
  private cancelKeepalive = (): void => undefined
  isOpen = false

  private constructor(
    private readonly socket: WebSocket,
    private readonly secret: string | null,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Throws `MediaUnavailable`. */
  static async open({ url, secret }: JanusSettings, clock: Clock, random: Random): Promise<JanusConnection> {
    const socket = new WebSocket(url, 'janus-protocol', { handshakeTimeout: PATIENCE })
    const connection = new JanusConnection(socket, secret, clock, random)
    await connection.begin()
    return connection
  }

  /**
   * Attaches a handle of the plugin for rooms; `onEvent` gets frames that belong to no request, and
   * a last frame `gone`.
   */
  async attach(onEvent: (event: JanusFrame) => void): Promise<number> {
    const { data } = await this.request({ janus: 'attach', plugin: 'janus.plugin.videoroom' })
    if (data === undefined) throw new MediaUnavailable('no handle')
    this.handles.set(data.id, onEvent)
    return data.id
  }

  /** Ends a handle and all that it sends or receives. */
  async detach(handle: number): Promise<void> {
    this.handles.delete(handle)
    if (this.isOpen) await this.request({ janus: 'detach', handle_id: handle })
  }

  /** Sends the plugin a message and returns its answer. */
  async message(handle: number, body: object, description?: Jsep): Promise<JanusFrame> {
    const extra = description === undefined ? {} : { jsep: description }
    return this.request({ janus: 'message', handle_id: handle, body, ...extra })
  }

  close(): void {
    this.socket.close()
  }

  private async begin(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.socket.once('open', resolve)
      // From here on an error is followed by the end of the socket, which is handled.
      this.socket.on('error', (error) => reject(new MediaUnavailable(error.message)))
      this.socket.once('close', () => reject(new MediaUnavailable('closed')))
    })
    this.isOpen = true
    this.socket.on('close', () => this.lost())
    this.socket.on('message', (data: Buffer) => this.take(frameOf(data.toString('utf8'))))
    try {
      const { data } = await this.request({ janus: 'create' })
      this.sessionId = data?.id ?? 0
    } catch (error) {
      this.socket.terminate()
      throw error
    }
    this.stayAlive()
  }

  private request(body: object, isReceiptEnough = false): Promise<JanusFrame> {
    if (!this.isOpen) return Promise.reject(new MediaUnavailable('not connected'))
    const transaction = this.random.id()
    return new Promise<JanusFrame>((resolve, reject) => {
      const cancel = this.clock.after(PATIENCE, () => settle(() => reject(new MediaUnavailable('no answer'))))
      const settle = (how: () => void): void => {
        cancel()
        this.waiting.delete(transaction)
        how()
      }
      this.waiting.set(transaction, {
        isReceiptEnough,
        done: (answer) => settle(() => resolve(answer)),
        fail: (error) => settle(() => reject(error)),
      })
      const session = this.sessionId === 0 ? {} : { session_id: this.sessionId }
      const secret = this.secret === null ? {} : { apisecret: this.secret }
      this.socket.send(JSON.stringify({ ...session, ...secret, ...body, transaction }))
    })
  }

  private take(received: JanusFrame | null): void {
    if (received === null) return
    const asked = this.waiting.get(received.transaction ?? '')
    if (received.janus === 'ack' && asked?.isReceiptEnough !== true) return
    if (asked === undefined) this.handles.get(received.sender ?? 0)?.(received)
    else if (received.error === undefined) asked.done(received)
    else asked.fail(new MediaUnavailable(`${received.error.code} ${received.error.reason}`))
  }

  private stayAlive(): void {
    this.cancelKeepalive = this.clock.after(KEEPALIVE, () => {
      // No answer: the socket is there and the other end is not.
      this.request({ janus: 'keepalive' }, true).then(
        () => this.stayAlive(),
        () => this.socket.terminate(),
      )
    })
  }

  private lost(): void {
    this.isOpen = false
    this.cancelKeepalive()
    for (const { fail } of this.waiting.values()) fail(new MediaUnavailable('closed'))
    for (const onEvent of this.handles.values()) onEvent({ janus: 'gone' })
    this.handles.clear()
  }
}

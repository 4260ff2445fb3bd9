import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { copyOf } from './janus-copy'
import { JanusConnection, type JanusFrame, type JanusSettings } from './janus-connection'
import { readDescription, transportOf } from './sdp/description'
import { joinOffers } from './sdp/join-offers'
import {
  MediaUnavailable,
  type MediaAdmission,
  type MediaCopy,
  type MediaForward,
  type MediaPeer,
  type MediaRequest,
  type MediaRoom,
  type MediaServer,
} from '@/application/chat/media-server'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/** Numbers by which the plugin specifies why it refuses. */
const NO_SUCH_ROOM = 426
const ROOM_EXISTS = 427
const NO_SUCH_FEED = 428

/** Janus numbers rooms: a name becomes a number that is safe as one. */
const numberOf = (room: MediaRoom): number => createHash('sha256').update(room).digest().readUIntBE(0, 6)

/**
 * The codecs that the plugin offers its viewers, and accepts from senders; every browser plays
 * these.
 */
const CODECS = { audiocodec: 'opus', videocodec: 'vp8,h264' } as const

/**
 * Maximum rate at which a picture is sent, bits per second, and maximum time between two requests
 * for a whole picture, s.
 */
const BITRATE = 2_500_000
const KEYFRAME_EVERY = 10

const participants = z.object({
  participants: z.array(z.object({ id: z.number(), publisher: z.optional(z.boolean()) })),
})

const dataOf = (answer: JanusFrame): Readonly<Record<string, unknown>> => answer.plugindata?.data ?? {}

/** The number of a refusal; 0 where there is none. */
const errorOf = (answer: JanusFrame): number => {
  const code = dataOf(answer)['error_code']
  return typeof code === 'number' ? code : 0
}

/** Throws where the plugin refuses for a reason that has to do with no request of a guest. */
function expectDone(answer: JanusFrame, ...expected: readonly number[]): void {
  const code = errorOf(answer)
  if (code !== 0 && !expected.includes(code)) throw new MediaUnavailable(`${code} ${String(dataOf(answer)['error'])}`)
}

/** Events after which a connection carries nothing any more. */
const OVER = new Set(['hangup', 'detached', 'gone'])

/** A session, and the handle over which rooms are managed. */
interface Opened {
  readonly janus: JanusConnection
  readonly control: number
}

/**
 * Janus (https://janus.conf.meetecho.com), its rooms of senders and viewers. Connects when it is
 * first needed, and again after a loss.
 */
export class JanusMediaServer implements MediaServer {
  private opening: Promise<Opened> | null = null

  constructor(
    private readonly settings: JanusSettings,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  async isSending(room: MediaRoom): Promise<boolean> {
    return (await this.feedsOf(room)).length > 0
  }

  async watch({ room, offer, onGone }: MediaRequest): Promise<MediaAdmission> {
    if (!isOffer(offer)) return { ok: false, reason: 'bad-offer' }
    const [feed] = await this.feedsOf(room)
    if (feed === undefined) return { ok: false, reason: 'no-picture' }
    const { janus } = await this.open()
    const { handle, peer, onEvent } = await this.handle(janus, onGone)
    return completed(peer, async () => {
      const body = { request: 'join', ptype: 'subscriber', room: numberOf(room), streams: [{ feed }] }
      const joined = await janus.message(handle, body)
      expectDone(joined, NO_SUCH_ROOM, NO_SUCH_FEED)
      if (joined.jsep === undefined) return 'no-picture'
      const answers = joinOffers(offer, joined.jsep.sdp)
      if (answers === null) return 'bad-offer'
      const started = await janus.message(handle, { request: 'start' }, { type: 'answer', sdp: answers.toServer })
      expectDone(started)
      onEvent()
      return answers.toViewer
    })
  }

  async send({ room, offer, onGone }: MediaRequest): Promise<MediaAdmission> {
    if (!isOffer(offer)) return { ok: false, reason: 'bad-offer' }
    const { janus, control } = await this.open()
    const number = numberOf(room)
    expectDone(
      await janus.message(control, {
        request: 'create',
        room: number,
        permanent: false,
        is_private: true,
        publishers: 1,
        bitrate: BITRATE,
        fir_freq: KEYFRAME_EVERY,
        ...CODECS,
      }),
      ROOM_EXISTS,
    )
    // A studio that was cut off comes back before Janus has noticed that it had gone.
    for (const id of await this.feedsOf(room))
      expectDone(await janus.message(control, { request: 'kick', room: number, id }), NO_SUCH_FEED)
    const { handle, peer, onEvent } = await this.handle(janus, onGone)
    return completed(peer, async () => {
      expectDone(await janus.message(handle, { request: 'join', ptype: 'publisher', room: number }))
      const published = await janus.message(handle, { request: 'publish' }, { type: 'offer', sdp: offer })
      if (errorOf(published) !== 0 || published.jsep === undefined) return 'bad-offer'
      onEvent()
      return published.jsep.sdp
    })
  }

  async forward(request: MediaForward): Promise<MediaCopy | null> {
    const [id] = await this.feedsOf(request.room)
    if (id === undefined) return null
    const { janus, control } = await this.open()
    return copyOf(janus, control, { room: numberOf(request.room), id }, request, new URL(this.settings.url).hostname)
  }

  async endRoom(room: MediaRoom): Promise<void> {
    const { janus, control } = await this.open()
    expectDone(await janus.message(control, { request: 'destroy', room: numberOf(room) }), NO_SUCH_ROOM)
  }

  /** Ends the connection and with it everything that was made over it. */
  async close(): Promise<void> {
    const { opening } = this
    this.opening = null
    await opening?.then(
      ({ janus }) => janus.close(),
      () => undefined,
    )
  }

  /** Returns the senders of a room. */
  private async feedsOf(room: MediaRoom): Promise<readonly number[]> {
    const { janus, control } = await this.open()
    const answer = await janus.message(control, { request: 'listparticipants', room: numberOf(room) })
    expectDone(answer, NO_SUCH_ROOM)
    const listed = participants.safeParse(dataOf(answer))
    return listed.success
      ? listed.data.participants.flatMap(({ id, publisher }) => (publisher === true ? [id] : []))
      : []
  }

  /**
   * Attaches the connection of one viewer or sender, with its end; `onEvent` starts reporting that
   * it has ended by itself.
   */
  private async handle(janus: JanusConnection, onGone: () => void) {
    let isEnded = false
    let isReporting = false
    let isOver = false
    const report = (): void => {
      if (!isReporting || !isOver || isEnded) return
      isEnded = true
      onGone()
    }
    const handle = await janus.attach(({ janus: kind }) => {
      if (!OVER.has(kind)) return
      isOver = true
      // A handle that has hung up is still attached.
      void janus.detach(handle).catch(() => undefined)
      report()
    })
    const end = async (): Promise<void> => {
      if (isEnded) return
      isEnded = true
      await janus.detach(handle).catch(() => undefined)
    }
    const onEvent = (): void => {
      isReporting = true
      report()
    }
    return { handle, peer: { end }, onEvent }
  }

  private async open(): Promise<Opened> {
    for (;;) {
      const opening = (this.opening ??= this.connect())
      const opened = await opening.catch((error: unknown) => {
        if (this.opening === opening) this.opening = null
        throw error
      })
      if (opened.janus.isOpen) return opened
      if (this.opening === opening) this.opening = null
    }
  }

  private async connect(): Promise<Opened> {
    const janus = await JanusConnection.open(this.settings, this.clock, this.random)
    return { janus, control: await janus.attach(() => undefined) }
  }
}

/**
 * Returns whether a text is a description with all that a connection needs. Janus parses it as
 * well, but must not be the first to do so.
 */
function isOffer(text: string): boolean {
  const read = readDescription(text)
  return read !== null && transportOf(read) !== null
}

/** A connection that is answered, or that is ended again where it cannot be. */
async function completed(peer: Omit<MediaPeer, 'answer'>, connect: () => Promise<string>): Promise<MediaAdmission> {
  try {
    const answer = await connect()
    if (answer !== 'no-picture' && answer !== 'bad-offer') return { ok: true, peer: { ...peer, answer } }
    await peer.end()
    return { ok: false, reason: answer }
  } catch (error) {
    await peer.end()
    throw error
  }
}

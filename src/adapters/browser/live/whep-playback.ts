import { otherwise } from '@/application/errors/otherwise'
import { qualityBetween, receivedBy, type Received } from './received-statistics'
import { exchange, leave } from './sdp-exchange'
import { startScreen } from './start-screen'
import type { LivePhase, LivePlayback, LiveQuality } from '@/application/chat/live-player'
import type { Clock } from '@/application/device/clock'
import { healthAfter, pauseBefore } from '@/domain/chat/live-recovery'

/** How often is looked at whether the picture moves, ms. */
const LOOK_EVERY = 500

/** How long a connection may take until its first frame, ms. */
const FIRST_FRAME = 8_000

/** The same where a playlist of the picture can take its place, ms. */
const FIRST_FRAME_BESIDE_PLAYLIST = 4_000

/** The server answers so where there is no such picture for this guest (any more): a repeat would change nothing. */
const GONE = 404

interface WhepOptions {
  readonly url: string
  readonly screen: HTMLVideoElement
  readonly clock: Clock
  readonly onPhase: (phase: LivePhase) => void
  /** A connection that is answered and does not come about has then failed at once: the network lets none through. */
  readonly hasFallback?: boolean
}

/** One connection by WHEP, and the address under which the server knows it. */
interface Connection {
  readonly peer: RTCPeerConnection
  address: string | null
  /** When it was begun, and when the last frame came, epoch ms. */
  readonly begunAt: number
  movedAt: number | null
  frames: number
}

/**
 * Plays a picture by WHEP. A connection whose picture does not move, whose network has changed or that the server has ended is replaced by a new
 * one: after a pause that grows, and no more than a few times. The last frame stays in sight meanwhile.
 */
export class WhepPlayback implements LivePlayback {
  private current: Connection | null = null
  private attempt = 0
  private phase: LivePhase | null = null
  private isStopped = false
  private hasPlayed = false
  private last: Received | null = null
  private cancelLook = (): void => undefined
  private cancelPause = (): void => undefined
  private readonly listening = new AbortController()

  constructor(private readonly parts: WhepOptions) {
    const { signal } = this.listening
    // The addresses of the old network are of no use in the new one.
    addEventListener('online', () => this.again(true), { signal })
    parts.screen.addEventListener('playing', () => this.report('playing'), { signal })
    this.report('connecting')
    void this.connect()
  }

  retry(): void {
    if (this.phase === 'blocked') void this.start()
    else this.again(true)
  }

  async quality(): Promise<LiveQuality | null> {
    const received = this.current === null ? null : await receivedBy(this.current.peer)
    if (received === null || received.width === 0) return null
    const before = this.last
    this.last = received
    return qualityBetween(before, received)
  }

  stop(): void {
    if (this.isStopped) return
    this.isStopped = true
    this.cancelPause()
    this.listening.abort()
    this.drop()
    this.parts.screen.srcObject = null
  }

  private async connect(): Promise<void> {
    this.drop()
    const peer = new RTCPeerConnection({ bundlePolicy: 'max-bundle' })
    const now = this.parts.clock.now()
    const connection: Connection = { peer, address: null, begunAt: now, movedAt: null, frames: 0 }
    this.current = connection
    const isCurrent = (): boolean => this.current === connection && !this.isStopped
    const stream = new MediaStream()
    peer.addTransceiver('video', { direction: 'recvonly' })
    peer.addTransceiver('audio', { direction: 'recvonly' })
    peer.addEventListener('track', ({ track }) => {
      stream.addTrack(track)
      if (!isCurrent() || track.kind !== 'video') return
      this.parts.screen.srcObject = stream
      void this.start()
    })
    peer.addEventListener('connectionstatechange', () => {
      if (isCurrent() && peer.connectionState === 'failed') this.broken()
    })
    try {
      const { status, address, answer } = await exchange(peer, this.parts.url)
      connection.address = address
      if (!isCurrent()) return leave(peer, address)
      if (status === GONE) return this.fail()
      if (status !== 201) return this.again(false)
      await peer.setRemoteDescription({ type: 'answer', sdp: answer })
      if (isCurrent()) this.look(connection)
    } catch {
      if (isCurrent()) this.again(false)
    }
  }

  private async start(): Promise<void> {
    if ((await startScreen(this.parts.screen)) === 'blocked') this.report('blocked')
  }

  /** Looks at whether frames come, until the connection is replaced. */
  private look(connection: Connection): void {
    this.cancelLook = this.parts.clock.after(LOOK_EVERY, () => void this.lookOnce(connection))
  }

  private async lookOnce(connection: Connection): Promise<void> {
    const received = await receivedBy(connection.peer).catch(otherwise(null))
    const isCurrent = (): boolean => this.current === connection && !this.isStopped
    if (isCurrent()) this.judge(connection, received?.frames ?? 0)
    if (isCurrent()) this.look(connection)
  }

  private judge(connection: Connection, frames: number): void {
    const now = this.parts.clock.now()
    if (frames > connection.frames) {
      connection.frames = frames
      connection.movedAt = now
      this.attempt = 0
      this.hasPlayed = true
      if (this.phase !== 'blocked' && !this.parts.screen.paused) this.report('playing')
      return
    }
    if (connection.movedAt === null) {
      const patience = this.parts.hasFallback === true ? FIRST_FRAME_BESIDE_PLAYLIST : FIRST_FRAME
      if (now - connection.begunAt > patience) this.broken()
      return
    }
    // A page in the background may be given no frames, and no time to notice.
    if (document.hidden) return
    const health = healthAfter(now - connection.movedAt)
    if (health === 'stalled' && this.phase === 'playing') this.report('stalled')
    if (health === 'lost') this.again(false)
  }

  /** The server has answered, and no packet has come: once a playlist can take over, no more attempts are made. */
  private broken(): void {
    if (this.parts.hasFallback === true && !this.hasPlayed) this.fail()
    else this.again(false)
  }

  /** Replaces the connection: at once where the guest or the network caused it, else after a pause. */
  private again(isFresh: boolean): void {
    if (this.isStopped) return
    if (isFresh) this.attempt = 0
    this.cancelPause()
    this.drop()
    const pause = pauseBefore(this.attempt)
    if (pause === null) return this.fail()
    this.attempt += 1
    this.report(this.hasPlayed ? 'reconnecting' : 'connecting')
    this.cancelPause = this.parts.clock.after(pause, () => void this.connect())
  }

  private fail(): void {
    this.drop()
    this.report('failed')
  }

  /** Ends the connection here and at the server; the screen holds its last frame. */
  private drop(): void {
    this.cancelLook()
    const { current } = this
    this.current = null
    this.last = null
    if (current !== null) leave(current.peer, current.address)
  }

  private report(phase: LivePhase): void {
    if (this.isStopped || phase === this.phase) return
    if (phase === 'playing') this.hasPlayed = true
    this.phase = phase
    this.parts.onPhase(phase)
  }
}

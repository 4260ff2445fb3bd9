import { Mutex } from 'async-mutex'
import type { RawData, WebSocket } from 'ws'
import { errorAnswer } from './dispatch-command'
import { frameCost } from './frame-cost'
import { TokenBucket, UNBOUND_RATE } from '@/adapters/server/base/limits/token-bucket'
import type { GuestSession, SessionListener } from './guest-session'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { LiveReport } from '@/adapters/server/operations/live-report'
import { readOutgoing, writeMessage } from '@/adapters/wire/live/server-frames'
import type { WatchedActor } from '@/application/live/live-updates'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { GuestId } from '@/domain/ids'
import type { LiveCommand } from '@/domain/assembly/live-command'
import { PROTOCOL_ERROR, type OutgoingFrame } from '@/domain/live/session'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/navigation/language'

/** Close codes of the protocol: the server goes away, or restarts its numbers. */
export const GOING_AWAY = 1001
const RESTART = 1012

/**
 * Maximum number of waiting bytes: a page that reads so slowly is better served by a new connection
 * that resumes.
 */
const MAX_WAITING = 1_048_576

/** Close codes of the protocol: the policy is violated, or there are too many connections now. */
const POLICY_VIOLATION = 1008
const TRY_AGAIN_LATER = 1013

/** Maximum time that a page may take to answer a probe, ms. */
const PROBE_WITHIN = 1_500

/** Number of unreadable frames that a page may send before its connection is closed. */
const MAX_UNREADABLE = 20

/**
 * Maximum number of frames with a token that opens nothing: each costs a look-up. An honest page
 * stops at the first refusal.
 */
const MAX_REFUSED_TOKENS = 5

/** Finds the guest of a token, and their update stream, for a connection. */
export interface SessionLookup {
  portsFor(token: string, language: Language, address: string): Promise<GuestPorts | null>
  sessionFor(guestId: GuestId, ports: GuestPorts): Promise<GuestSession>
  /** Maximum number of connections of a guest at this server. */
  readonly connectionsPerGuest: number
}

/**
 * A socket of a page. Every frame shows its token again, so that a session that ended sends nothing
 * more.
 */
export class Connection implements SessionListener {
  private session: GuestSession | null = null
  private token: string | null = null
  private digest: string | null = null
  private language: Language = DEFAULT_LANGUAGE
  private readonly mutex = new Mutex()
  private unreadable = 0
  private refusedTokens = 0
  private readonly unboundBudget: TokenBucket
  /** Epoch ms since when there is no session on this connection. */
  private unboundSince: number
  /** Epoch ms of the probe that was not answered yet. */
  private probedAt: number | null = null
  /** Epoch ms of the last frame. */
  lastReceived: number

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: SessionLookup,
    private readonly now: () => number,
    private readonly report: LiveReport,
    private readonly address: string,
  ) {
    this.lastReceived = now()
    this.unboundSince = this.lastReceived
    this.unboundBudget = new TokenBucket(now, UNBOUND_RATE)
    socket.on('message', (data, isBinary) => this.receive(isBinary ? '' : textOf(data)))
    socket.on('pong', () => (this.probedAt = null))
    socket.on('error', () => undefined)
  }

  /** The guest whose updates it receives; `null`: nobody's. */
  get guestId(): GuestId | null {
    return this.session?.guestId ?? null
  }

  /** The token this socket listens with. */
  get shown(): string | null {
    return this.token
  }

  /** Time for which there has been no session on this connection, ms; 0 while there is one. */
  get unboundFor(): number {
    return this.session === null ? this.now() - this.unboundSince : 0
  }

  /** Returns whether this socket listens with the token of that digest. */
  listensWith(digest: string): boolean {
    return this.digest === digest
  }

  send(frame: string): void {
    if (this.socket.bufferedAmount > MAX_WAITING) this.socket.terminate()
    else this.socket.send(frame)
  }

  /**
   * Sends a probe of the protocol, which a browser answers by itself; a connection that broke
   * silently does not.
   */
  probe(): void {
    if (this.probedAt === null) {
      this.probedAt = this.now()
      this.socket.ping()
    } else if (this.now() - this.probedAt > PROBE_WITHIN) this.socket.terminate()
  }

  restart(): void {
    this.socket.close(RESTART)
  }

  close(code: number): void {
    this.socket.close(code)
  }

  terminate(): void {
    this.socket.terminate()
  }

  /** Resolves when everything requested here is done. */
  async settled(): Promise<void> {
    await this.mutex.waitForUnlock()
  }

  leave(): void {
    if (this.session !== null) this.unboundSince = this.now()
    this.session?.detach(this)
    this.session = null
  }

  /** The session has ended: sent once, and nothing after it. */
  expire(): void {
    this.leave()
    this.show(null)
    this.send(writeMessage({ type: 'sessionExpired' }))
  }

  private receive(data: string): void {
    this.lastReceived = this.now()
    const { frame, requestId, unreadable } = readOutgoing(data)
    const budget = this.session?.budget ?? this.unboundBudget
    if (frame !== null && budget.take(frameCost(frame.command))) {
      void this.mutex.runExclusive(() => this.take(frame).catch((error: unknown) => this.failed(frame, error)))
      return
    }
    if (frame === null) this.unreadable += 1
    else this.report.command(frame.command.type, 'too-fast')
    if (this.unreadable > MAX_UNREADABLE) this.close(PROTOCOL_ERROR)
    if (requestId === null) {
      // Otherwise the page would not learn that no session comes.
      if (unreadable === 'requestSession') this.close(PROTOCOL_ERROR)
      return
    }
    const refused = frame === null ? 'error:invalid-request' : 'error:rate-limited'
    this.send(writeMessage({ type: 'commandAcknowledged', requestId, refused }))
  }

  private async take(frame: OutgoingFrame): Promise<void> {
    const { command } = frame
    const language = command.type === 'requestSession' ? command.language : this.language
    const ports = await this.hub.portsFor(frame.token, language, this.address)
    if (ports === null) return this.refuseToken()
    if (command.type === 'requestSession') return this.open(frame, ports, command)
    if (this.session !== null && frame.guestId !== this.session.guestId) return this.expire()
    if (command.type === 'ping') return this.send(writeMessage({ type: 'pong' }))
    if (this.session === null) return this.expire()
    if (frame.token !== this.token && !(await this.isOurs(frame, ports))) return this.expire()
    if (command.type === 'watchActors') return this.watch(this.session, command, frame.requestId)
    const answer = await this.session.execute(ports, command, frame.requestId)
    if (answer !== null) this.send(answer)
  }

  /**
   * Reports a failure, so that no page is left waiting: one that has no update stream yet comes
   * back for it.
   */
  private failed({ command, requestId }: OutgoingFrame, failure: unknown): void {
    this.report.error(failure)
    if (requestId !== null) this.send(writeMessage({ type: 'commandAcknowledged', requestId, ...errorAnswer(failure) }))
    else if (command.type === 'requestSession') this.close(TRY_AGAIN_LATER)
  }

  private async open(
    frame: OutgoingFrame,
    ports: GuestPorts,
    command: Extract<LiveCommand, { type: 'requestSession' }>,
  ): Promise<void> {
    const { id } = await ports.guest.current()
    if (id !== frame.guestId) return this.expire()
    this.leave()
    const line = await this.hub.sessionFor(id, ports)
    if (line.listenerCount >= this.hub.connectionsPerGuest) {
      line.probe()
      return this.close(TRY_AGAIN_LATER)
    }
    this.session = line
    this.show(frame.token)
    this.language = command.language
    if (this.socket.readyState !== this.socket.OPEN) return this.leave()
    this.session.attach(this, command.position)
    if (!command.watches) this.session.watch(this, new Set(['all']))
    return undefined
  }

  private watch(
    session: GuestSession,
    { actorIds }: Extract<LiveCommand, { type: 'watchActors' }>,
    requestId: string | null,
  ): void {
    session.watch(this, new Set<WatchedActor>(actorIds ?? ['all']))
    this.report.command('watchActors', 'done')
    if (requestId !== null) this.send(writeMessage({ type: 'commandAcknowledged', requestId, refused: null }))
  }

  private refuseToken(): void {
    this.refusedTokens += 1
    this.report.refused('error:session-expired')
    this.expire()
    if (this.refusedTokens > MAX_REFUSED_TOKENS) this.close(POLICY_VIOLATION)
  }

  /** The same guest may show a newer token; another guest has to request a session of their own. */
  private async isOurs(frame: OutgoingFrame, ports: GuestPorts): Promise<boolean> {
    const { id } = await ports.guest.current()
    if (id !== this.session?.guestId || id !== frame.guestId) return false
    this.show(frame.token)
    return true
  }

  private show(token: string | null): void {
    this.token = token
    this.digest = token === null ? null : hashToken(token)
  }
}

const textOf = (data: RawData): string =>
  Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString()

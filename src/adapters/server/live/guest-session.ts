import { Mutex } from 'async-mutex'
import { ReplyCache } from './reply-cache'
import { dispatchCommand, errorAnswer, type Answer, type GuestCommand } from './dispatch-command'
import { TokenBucket, GUEST_RATE } from '@/adapters/server/base/limits/token-bucket'
import type { CommandOutcome, LiveReport } from '@/adapters/server/operations/live-report'
import { UpdateLog } from './update-log'
import { refusalOf } from '@/adapters/server/base/security-log'
import { writeUpdate } from './write-update'
import { writeMessage } from '@/adapters/wire/live/server-frames'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { LiveUpdates, WatchedActor } from '@/application/live/live-updates'
import type { GuestId } from '@/domain/ids'
import type { StreamPosition } from '@/domain/session/commands'
import type { LiveUpdate } from '@/domain/assembly/live-update'

const NOBODY: ReadonlySet<WatchedActor> = new Set()

/** A subscriber of the update stream: one connection of one of the guest's pages. */
export interface SessionListener {
  send(frame: string): void
  /** Ends where the far end has not answered for a while; reports nothing otherwise. */
  probe(): void
  /** The numbers begin again; the subscriber has to reconnect. */
  restart(): void
}

/**
 * A guest's update stream, for all of their pages and connections: numbers the updates sent to
 * them, and executes each request once.
 */
export class GuestSession {
  private log: UpdateLog
  private readonly listeners = new Set<SessionListener>()
  private readonly answers = new ReplyCache()
  private readonly mutex = new Mutex()
  private leave: () => void = () => undefined
  /**
   * The actors that each connection watches. All connections of the guest receive their changes.
   * Those of a connection that ended are watched until `release`, so that one that resumes has
   * missed nothing.
   */
  private readonly watched = new Map<SessionListener, ReadonlySet<WatchedActor>>()
  private readonly endedAt = new Map<SessionListener, number>()
  /** Limits the frames of all pages of the guest together: more connections give no more frames. */
  readonly budget: TokenBucket

  private constructor(
    readonly guestId: GuestId,
    private readonly newEpoch: () => string,
    private readonly report: LiveReport,
    private readonly onReload: () => void,
    private readonly live: LiveUpdates,
    private readonly now: () => number,
  ) {
    this.log = new UpdateLog(newEpoch())
    this.budget = new TokenBucket(now, GUEST_RATE)
  }

  /**
   * Begins to listen for a guest; no update from then on is lost. `onReload`: their pages were
   * instructed to reload, as when an operator ended their sessions. Throws `session-expired`.
   */
  static async open(
    guestId: GuestId,
    { liveUpdates }: GuestPorts,
    newEpoch: () => string,
    report: LiveReport,
    now: () => number,
    onReload: () => void = () => undefined,
  ): Promise<GuestSession> {
    const session = new GuestSession(guestId, newEpoch, report, onReload, liveUpdates, now)
    await new Promise<void>((resolve, reject) => {
      let isOpen = false
      const unsubscribe = liveUpdates.subscribe((update) => {
        if (update.type === 'sessionExpired' && !isOpen) reject(new BackendError('session-expired'))
        else if (update.type !== 'sessionAcknowledged') session.notify(update)
        else if (isOpen) session.restart()
        else {
          isOpen = true
          resolve()
        }
      })
      session.leave = () => {
        unsubscribe()
        liveUpdates.disconnect()
      }
      liveUpdates.connect()
    })
    return session
  }

  get hasListeners(): boolean {
    return this.listeners.size > 0
  }

  get listenerCount(): number {
    return this.listeners.size
  }

  /**
   * Subscribes a connection to the update stream: from its last position if that is still known,
   * else from now on.
   */
  attach(listener: SessionListener, from: StreamPosition | null): void {
    const missed = from === null ? null : this.log.after(from)
    listener.send(
      writeMessage(
        missed === null
          ? { type: 'sessionAcknowledged', position: this.log.position, resumed: false }
          : { type: 'sessionAcknowledged', resumed: true },
      ),
    )
    this.report.session(missed === null ? 'anew' : 'resumed')
    for (const { update, sequence } of missed ?? []) listener.send(writeUpdate(update, sequence))
    this.listeners.add(listener)
  }

  /** Stops watching for connections that ended before `endedBefore`, epoch ms. */
  release(endedBefore: number): void {
    for (const [listener, at] of this.endedAt) if (at < endedBefore) this.unwatch(listener)
  }

  /** Replaces the actors whose changes a connection receives. */
  watch(listener: SessionListener, actors: ReadonlySet<WatchedActor>): void {
    if (!this.listeners.has(listener)) return
    const before = this.watched.get(listener) ?? NOBODY
    this.watched.set(listener, actors)
    this.live.watchActors([...actors].filter((actor) => !before.has(actor)))
    this.live.unwatchActors([...before].filter((actor) => !actors.has(actor)))
  }

  detach(listener: SessionListener): void {
    if (this.listeners.delete(listener) && this.watched.has(listener)) this.endedAt.set(listener, this.now())
  }

  /** Sends an update to all of the guest's pages, under the next number. */
  notify(update: LiveUpdate): void {
    const frame = writeUpdate(update, this.log.add(update))
    for (const listener of this.listeners) listener.send(frame)
    if (update.type === 'pageReload') this.onReload()
  }

  /**
   * Executes the guest's commands one after the other, and answers; a repeated command is only
   * answered.
   */
  execute(ports: GuestPorts, command: GuestCommand, requestId: string | null): Promise<string | null> {
    return this.mutex.runExclusive(() => this.answer(ports, command, requestId))
  }

  /**
   * Probes all connections, because the guest has as many as they may have. Those that broke
   * silently are among them until they are detected: they must not bar the page that comes back.
   */
  probe(): void {
    for (const listener of this.listeners) listener.probe()
  }

  close(): void {
    this.leave()
    this.listeners.clear()
  }

  private async answer(ports: GuestPorts, command: GuestCommand, requestId: string | null): Promise<string | null> {
    const key = `${command.type} ${requestId ?? ''}`
    const known = requestId === null ? undefined : this.answers.get(key)
    if (known !== undefined) {
      this.report.command(command.type, 'repeated')
      return known
    }
    const answer = await dispatchCommand(ports, command, requestId ?? '').catch((error: unknown) => this.failed(error))
    this.report.command(command.type, outcomeOf(answer))
    const reason = answer.refused ?? refusalOf(answer.result)
    if (typeof reason === 'string') this.report.refused(reason)
    if (requestId === null) return null
    const frame = writeMessage({ type: 'commandAcknowledged', requestId, ...answer })
    if (succeeded(answer)) this.answers.add(key, frame)
    return frame
  }

  private unwatch(listener: SessionListener): void {
    this.live.unwatchActors([...(this.watched.get(listener) ?? [])])
    this.watched.delete(listener)
    this.endedAt.delete(listener)
  }

  private failed(failure: unknown): Answer {
    const answer = errorAnswer(failure)
    if (answer.refused === INTERNAL) this.report.error(failure)
    return answer
  }

  /**
   * Restarts the numbers: the source of this update stream missed messages, so the numbers so far
   * promise more than is known.
   */
  private restart(): void {
    this.log = new UpdateLog(this.newEpoch())
    const listeners = [...this.listeners]
    this.listeners.clear()
    for (const listener of this.watched.keys()) this.unwatch(listener)
    for (const listener of listeners) listener.restart()
  }
}

const INTERNAL = 'error:internal'

function outcomeOf(answer: Answer): CommandOutcome {
  if (succeeded(answer)) return 'done'
  return answer.refused === INTERNAL ? 'failed' : 'refused'
}

function succeeded({ refused, result }: Answer): boolean {
  const isRefusal = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
  return refused === null && !isRefusal
}

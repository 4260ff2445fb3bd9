import type { ClientSocket, SocketEvents, SocketFactory } from './client-socket'
import { readIncoming, writeOutgoing, type ReceivedFrame } from '@/adapters/wire/live/client-frames'
import { Emitter } from '@/adapters/shared/emitter'
import type { Clock } from '@/application/device/clock'
import type { LiveStatus } from '@/application/live/live-updates'
import type { Logger } from '@/application/tracking/logger'
import { advance } from '@/domain/live/advance'
import type { SubmittedCommand } from '@/domain/assembly/live-command'
import {
  closedSession,
  type CommandRefusal,
  type Identity,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from '@/domain/live/session'
import type { LiveUpdate, SharedUpdate } from '@/domain/assembly/live-update'
import type { Language } from '@/domain/navigation/language'

/** Why a socket could not even be made; the code browsers give a connection that failed. */
const FAILED = 1006

/** With what a page closes a connection whose update it cannot read; the range is a client's own. */
const UNREAD = 4002

const STATUS: Readonly<Record<SessionState['phase'], LiveStatus>> = {
  closed: 'closed',
  connecting: 'connecting',
  requesting: 'connecting',
  ready: 'ready',
  waiting: 'waiting',
}

/** The final result of a request. */
export interface CommandResult {
  readonly refused: CommandRefusal | null
  readonly result: unknown
}

/**
 * Drives the live connection's state machine with a real socket and a clock: feeds it events, executes its effects in
 * order.
 */
export class LiveConnection {
  private state: SessionState
  private socket: ClientSocket | undefined
  private readonly events: SessionEvent<SharedUpdate>[] = []
  private busy = false
  /** The frames that wait for a schema, and those after them. */
  private reading: Promise<void> | null = null
  private readonly updates = new Emitter<LiveUpdate>()
  private readonly statuses = new Emitter<LiveStatus>()
  private readonly waiting = new Map<string, Set<(settled: CommandResult) => void>>()

  constructor(
    private readonly options: {
      readonly url: () => string
      readonly language: () => Language
      readonly open: SocketFactory
      readonly clock: Clock
      readonly logger: Logger
      /** Reads a frame; given where frames come late on purpose. */
      readonly read?: typeof readIncoming
    },
  ) {
    this.state = closedSession(options.language())
  }

  get isClosed(): boolean {
    return this.state.phase === 'closed'
  }

  /** Whether a command sent now is answered without waiting for a connection. */
  get isReady(): boolean {
    return this.state.phase === 'ready'
  }

  connect(identity: Identity): void {
    this.play({ type: 'connect', identity, language: this.options.language() })
  }

  /** Another token of the same guest is used from now on; another guest gets a connection of their own. */
  identify(identity: Identity): void {
    const other = this.state.identity !== null && this.state.identity.guestId !== identity.guestId
    this.play({ type: 'identified', identity })
    if (!other || this.isClosed) return
    this.play({ type: 'disconnect' })
    this.connect(identity)
  }

  disconnect(): void {
    this.play({ type: 'disconnect' })
  }

  /** Sends a command; the callback receives the result. Returns how to stop waiting. */
  submit(requestId: string, command: SubmittedCommand, settle: (settled: CommandResult) => void): () => void {
    const waiting = this.waiting.get(requestId) ?? new Set()
    waiting.add(settle)
    this.waiting.set(requestId, waiting)
    this.play({ type: 'submit', requestId, command })
    return () => {
      waiting.delete(settle)
      if (waiting.size > 0) return
      this.waiting.delete(requestId)
      this.play({ type: 'withdraw', requestId })
    }
  }

  /** Sends a transient command, which is not answered. */
  send(requestId: string, command: SubmittedCommand): void {
    this.play({ type: 'submit', requestId, command })
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    return this.updates.subscribe(listener)
  }

  watchStatus(watcher: (status: LiveStatus) => void): () => void {
    const unsubscribe = this.statuses.subscribe(watcher)
    watcher(STATUS[this.state.phase])
    return unsubscribe
  }

  /** One event after the other, also where carrying out one brings up the next. */
  private play(event: SessionEvent<SharedUpdate>): void {
    this.events.push(event)
    if (this.busy) return
    this.busy = true
    try {
      for (let next = this.events.shift(); next !== undefined; next = this.events.shift()) this.advance(next)
    } finally {
      this.busy = false
    }
  }

  private advance(event: SessionEvent<SharedUpdate>): void {
    const before = STATUS[this.state.phase]
    const { state, effects } = advance(this.state, event)
    this.state = state
    for (const effect of effects) this.execute(effect)
    const after = STATUS[state.phase]
    if (after !== before) this.statuses.emit(after)
  }

  private execute(effect: SessionEffect<SharedUpdate>): void {
    switch (effect.type) {
      case 'open':
        return this.open(effect.connection)
      case 'close':
        return this.socket?.close(effect.code)
      case 'send':
        return this.socket?.send(writeOutgoing(effect.frame))
      case 'schedulePing':
        return this.later(effect.after, { type: 'pingDue', connection: effect.connection })
      case 'scheduleReconnect':
        return this.later(effect.after, { type: 'reconnectDue', connection: effect.connection })
      case 'scheduleOpening':
        return this.later(effect.after, { type: 'openingDue', connection: effect.connection })
      case 'log': {
        const { connectionAttempt, errorCode, errorReason, kind } = effect
        const failure = { connectionAttempt, error: kind, errorCode, errorReason, websocketType: 'guest' }
        return this.options.logger.socketError(failure)
      }
      case 'deliver':
        this.updates.emit(effect.update)
        return undefined
      case 'settle':
        return this.settle(effect.requestId, { refused: effect.refused, result: effect.result })
    }
  }

  private open(connection: number): void {
    const events: SocketEvents = {
      opened: () => this.play({ type: 'opened', connection }),
      closed: (code, reason) => this.play({ type: 'closed', connection, code, reason }),
      received: (data) => this.receive(connection, data),
    }
    try {
      this.socket = this.options.open(this.options.url(), events)
    } catch {
      events.closed(FAILED, '')
    }
  }

  private receive(connection: number, data: unknown): void {
    const { read = readIncoming } = this.options
    const frame = typeof data === 'string' ? read(data) : null
    if (this.reading === null && !(frame instanceof Promise)) return this.take(connection, frame)
    // After the frames before it, one of which waits for its schema.
    const reading = Promise.all([frame, this.reading])
      .then(
        ([ready]) => this.take(connection, ready),
        () => this.drop(connection),
      )
      .finally(() => {
        if (this.reading === reading) this.reading = null
      })
    this.reading = reading
  }

  private take(connection: number, frame: ReceivedFrame | null): void {
    if (frame === null) this.options.logger.error('protocol', 'unreadable frame on the live connection')
    else this.play({ type: 'received', connection, ...frame })
  }

  /** An update that cannot be read yet is not skipped: the next connection resumes before it. */
  private drop(connection: number): void {
    if (connection !== this.state.connection) return
    this.socket?.close(UNREAD)
    this.play({ type: 'closed', connection, code: FAILED, reason: 'a schema could not be loaded' })
  }

  private later(after: number, event: SessionEvent): void {
    this.options.clock.after(after, () => this.play(event))
  }

  private settle(requestId: string, settled: CommandResult): void {
    const waiting = this.waiting.get(requestId) ?? []
    this.waiting.delete(requestId)
    for (const reported of waiting) reported(settled)
  }
}

import type { GuestId, MessageId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { StreamPosition } from '@/domain/session/commands'
import type { LiveCommand, SubmittedCommand } from '@/domain/assembly/live-command'
import type { SessionBegun, Update } from '@/domain/session/updates'

/** Interval between connection tests, in ms [SOC-003]. */
export const PING_EVERY = 50_000

/**
 * Delay before a closed connection is opened again, in ms; the same however often it fails
 * [SOC-006].
 */
export const RECONNECT_AFTER = 1_000

/**
 * Maximum time until a connection's session is acknowledged, in ms; then it is given up and another
 * one opened. Well below the time a command waits for its answer, so that a connection that hangs
 * costs no command. Browsers would wait for minutes.
 */
export const OPENED_WITHIN = 8_000

/** The close code for a connection that was not acknowledged in time. */
export const NOT_OPENED = 4001

/** The close code for a protocol error [SOC-007]. */
export const PROTOCOL_ERROR = 1002

/** The close code for a missing pong [SOC-008]. */
export const MISSING_PONG = 4000

/** The close code for disconnecting on purpose. */
export const NORMAL_CLOSURE = 1000

/**
 * The sender on the connection; every outgoing frame carries the token and the guest's id
 * [SOC-010].
 */
export interface Identity {
  readonly token: string
  readonly guestId: GuestId
  readonly isLoggedIn: boolean
}

/**
 * A frame sent to the platform. `requestId` is set when an answer is expected, and stays the same
 * in a repetition.
 */
export interface OutgoingFrame {
  readonly token: string
  readonly guestId: GuestId
  readonly requestId: string | null
  readonly command: LiveCommand
}

/**
 * The session is open. `position` is the platform's current sequence number; `resumed` means that
 * all missed updates follow at once, so subscribers need not reload.
 */
export interface SessionAcknowledged extends SessionBegun {
  readonly position?: StreamPosition
  readonly resumed?: boolean
}

/**
 * A frame about the connection itself. `commandAcknowledged` reports that a command arrived and was
 * executed or refused; `result` is its answer, which the caller reads.
 */
export type ConnectionFrame =
  | SessionAcknowledged
  | { readonly type: 'pong' }
  | {
      readonly type: 'commandAcknowledged'
      readonly requestId: string
      readonly refused: string | null
      readonly result?: unknown
    }

/** A frame received from the platform: about the connection, or an update of some feature. */
export type IncomingFrame<U extends Update> = ConnectionFrame | U

/** A command that the platform has not acknowledged yet; `sent` on the current connection. */
export interface PendingCommand {
  readonly requestId: string
  readonly command: SubmittedCommand
  readonly sent: boolean
}

/**
 * The phase of the connection: `requesting` is open but not yet acknowledged, `waiting` is closed
 * and about to open again.
 */
export type SessionPhase = 'closed' | 'connecting' | 'requesting' | 'ready' | 'waiting'

/** The kinds of log entries when a connection breaks [SOC-008][SOC-009]. */
export type SessionLogKind = 'connection-closed' | 'missing-pong'

/** The whole state of the connection. */
export interface SessionState {
  readonly phase: SessionPhase
  readonly identity: Identity | null
  readonly language: Language
  /** Number of the newest connection; events of an older one are ignored. */
  readonly connection: number
  /** Connection attempts since the session was requested. */
  readonly attempt: number
  readonly wasReady: boolean
  readonly pending: readonly PendingCommand[]
  readonly awaitingPong: boolean
  readonly logged: readonly SessionLogKind[]
  /** Ids of the newest messages delivered, oldest first: a new connection resumes from the last. */
  readonly messages: readonly MessageId[]
  /**
   * The last update received, by the platform's own number; `null` when none has arrived or the
   * platform does not count.
   */
  readonly position: StreamPosition | null
}

/**
 * An event of the connection. Events and timers of a connection carry the number that its effects
 * gave it.
 */
export type SessionEvent<U extends Update = never> =
  | { readonly type: 'connect'; readonly identity: Identity; readonly language: Language }
  | { readonly type: 'identified'; readonly identity: Identity }
  | { readonly type: 'disconnect' }
  | { readonly type: 'opened'; readonly connection: number }
  | {
      readonly type: 'received'
      readonly connection: number
      readonly frame: IncomingFrame<U>
      /** Sequence number of an update, when the platform counts them. */
      readonly sequence?: number
    }
  | { readonly type: 'closed'; readonly connection: number; readonly code: number; readonly reason: string }
  | { readonly type: 'submit'; readonly requestId: string; readonly command: SubmittedCommand }
  | { readonly type: 'withdraw'; readonly requestId: string }
  | { readonly type: 'pingDue'; readonly connection: number }
  | { readonly type: 'reconnectDue'; readonly connection: number }
  | { readonly type: 'openingDue'; readonly connection: number }

/** The reason a command was not executed successfully. */
export type CommandRefusal = 'login-required' | 'disconnected' | 'guest-changed' | `platform:${string}`

/**
 * An effect for the adapter, executed in order. `after` is in ms; a timer answers with `pingDue`,
 * `reconnectDue` or `openingDue` and the number it was given, and needs no cancelling: an outdated
 * one is ignored. `settle` answers a command that expects an answer.
 */
export type SessionEffect<U extends Update = never> =
  | { readonly type: 'open'; readonly connection: number }
  | { readonly type: 'close'; readonly connection: number; readonly code: number }
  | { readonly type: 'send'; readonly frame: OutgoingFrame }
  | { readonly type: 'schedulePing'; readonly connection: number; readonly after: number }
  | { readonly type: 'scheduleReconnect'; readonly connection: number; readonly after: number }
  | { readonly type: 'scheduleOpening'; readonly connection: number; readonly after: number }
  | {
      readonly type: 'log'
      readonly kind: SessionLogKind
      readonly connectionAttempt: number
      readonly errorCode: number
      readonly errorReason: string
    }
  | { readonly type: 'deliver'; readonly update: U | SessionBegun }
  | {
      readonly type: 'settle'
      readonly requestId: string
      readonly refused: CommandRefusal | null
      readonly result?: unknown
    }

/** The result of one event: the new state and the effects. */
export interface SessionStep<U extends Update = never> {
  readonly state: SessionState
  readonly effects: readonly SessionEffect<U>[]
}

/** Returns a connection that has not been requested yet. */
export const closedSession = (language: Language): SessionState => ({
  phase: 'closed',
  identity: null,
  language,
  connection: 0,
  attempt: 0,
  wasReady: false,
  pending: [],
  awaitingPong: false,
  logged: [],
  messages: [],
  position: null,
})

import { isMomentary } from '@/domain/assembly/live-command'
import { send, unanswered } from './outgoing'
import {
  MISSING_PONG,
  NORMAL_CLOSURE,
  NOT_OPENED,
  OPENED_WITHIN,
  PING_EVERY,
  PROTOCOL_ERROR,
  RECONNECT_AFTER,
  type SessionEffect,
  type SessionLogKind,
  type SessionState,
  type SessionStep,
} from './session'

const scheduled = (connection: number): SessionEffect => ({ type: 'schedulePing', connection, after: PING_EVERY })

/** Opens the next connection, which must be acknowledged within a limited time. */
export const open = (state: SessionState): SessionStep => {
  const connection = state.connection + 1
  return {
    state: { ...state, phase: 'connecting', connection, attempt: state.attempt + 1 },
    effects: [
      { type: 'open', connection },
      { type: 'scheduleOpening', connection, after: OPENED_WITHIN },
    ],
  }
}

/**
 * Handles an open connection: requests the session in the guest's language, from the last message
 * seen on [SOC-001]. A platform that does not answer at all is given up when the first ping falls
 * due.
 */
export const opened = (state: SessionState): SessionStep => {
  const request = {
    type: 'requestSession',
    language: state.language,
    since: state.messages.at(-1) ?? null,
    position: state.position,
    watches: true,
  } as const
  return {
    state: { ...state, phase: 'requesting', awaitingPong: false },
    effects: [...send(state, request, null), scheduled(state.connection)],
  }
}

/**
 * Logs each kind of failure once, and again only after the connection has been good in between
 * [SOC-009].
 */
const log = (state: SessionState, kind: SessionLogKind, errorCode: number, errorReason: string): SessionStep =>
  state.logged.includes(kind)
    ? { state, effects: [] }
    : {
        state: { ...state, logged: [...state.logged, kind] },
        effects: [{ type: 'log', kind, connectionAttempt: state.attempt, errorCode, errorReason }],
      }

const isSilent = (state: SessionState, code: number): boolean =>
  code === PROTOCOL_ERROR && state.attempt === 1 && !state.wasReady

/**
 * Handles a lost connection: logs it by its cause [SOC-007][SOC-008][SOC-009], opens it again after
 * a second [SOC-006], and preserves everything unanswered for the next one.
 */
export const lost = (state: SessionState, code: number, reason: string): SessionStep => {
  const kind = code === MISSING_PONG ? 'missing-pong' : 'connection-closed'
  const logged = isSilent(state, code) ? { state, effects: [] } : log(state, kind, code, reason)
  const effects: SessionEffect[] = [
    ...logged.effects,
    { type: 'scheduleReconnect', connection: state.connection, after: RECONNECT_AFTER },
  ]
  const pending = unanswered(state.pending)
  return {
    state: { ...logged.state, phase: 'waiting', pending, awaitingPong: false },
    effects,
  }
}

/** Gives a connection up without waiting for the browser to notice. */
const giveUp = (state: SessionState, code: number, reason: string): SessionStep => {
  const { state: after, effects } = lost(state, code, reason)
  return { state: after, effects: [{ type: 'close', connection: state.connection, code }, ...effects] }
}

/**
 * Handles the end of the time to open. A connection without an acknowledgement is closed and
 * another one opened, because a network that swallows everything reports nothing.
 */
export const openingDue = (state: SessionState): SessionStep =>
  state.phase === 'ready' ? { state, effects: [] } : giveUp(state, NOT_OPENED, 'slow')

/**
 * Handles a due ping: it is sent when the last one was answered [SOC-003][SOC-004]. If its pong, or
 * the session itself, has not arrived by now, the connection is considered dead and closed with
 * 4000, without waiting for the browser to notice [SOC-005][SOC-008].
 */
export const pingDue = (state: SessionState): SessionStep => {
  if (state.awaitingPong || state.phase === 'requesting') return giveUp(state, MISSING_PONG, 'missing pong')
  return {
    state: { ...state, awaitingPong: true },
    effects: [...send(state, { type: 'ping' }, null), scheduled(state.connection)],
  }
}

/**
 * Disconnects on purpose: logs nothing, does not reconnect, and notifies every caller that still
 * waits for an answer.
 */
export const disconnect = (state: SessionState): SessionStep => {
  const isOpen = state.phase !== 'closed' && state.phase !== 'waiting'
  const closing: SessionEffect[] = isOpen ? [{ type: 'close', connection: state.connection, code: NORMAL_CLOSURE }] : []
  const reports = state.pending
    .filter(({ command }) => !isMomentary(command))
    .map(({ requestId }): SessionEffect => ({ type: 'settle', requestId, refused: 'disconnected' }))
  return {
    state: {
      ...state,
      phase: 'closed',
      pending: [],
      awaitingPong: false,
      attempt: 0,
      position: null,
      wasReady: false,
      logged: [],
    },
    effects: [...closing, ...reports],
  }
}

import { isMomentary } from '@/domain/assembly/live-command'
import { disconnect, lost, open, opened, openingDue, pingDue } from './connection'
import { receive } from './incoming'
import { submit, cancel } from './outgoing'
import type { Identity, SessionEffect, SessionEvent, SessionState, SessionStep } from './session'
import type { Update } from '@/domain/session/updates'

const stay = (state: SessionState): SessionStep => ({ state, effects: [] })

/**
 * Whether events of a connection describe the current one: not after it has been replaced or given
 * up.
 */
const isCurrent = (state: SessionState, connection: number): boolean =>
  connection === state.connection && state.phase !== 'closed' && state.phase !== 'waiting'

/**
 * Changes the identity: one guest's commands are never sent in another's name, and another guest
 * never resumes from their message position.
 */
const identify = (state: SessionState, identity: Identity): SessionStep => {
  if (state.identity === null || state.identity.guestId === identity.guestId) return stay({ ...state, identity })
  const effects = state.pending
    .filter(({ command }) => !isMomentary(command))
    .map(({ requestId }): SessionEffect => ({ type: 'settle', requestId, refused: 'guest-changed' }))
  return { state: { ...state, identity, pending: [], messages: [], position: null }, effects }
}

const connect = (state: SessionState, event: Extract<SessionEvent, { type: 'connect' }>): SessionStep => {
  const identified = identify({ ...state, language: event.language }, event.identity)
  if (state.phase !== 'closed') return identified
  const step = open(identified.state)
  return { state: step.state, effects: [...identified.effects, ...step.effects] }
}

const connected = <U extends Update>(
  state: SessionState,
  event: Extract<SessionEvent<U>, { connection: number }>,
): SessionStep<U> => {
  switch (event.type) {
    case 'opened':
      return state.phase === 'connecting' ? opened(state) : stay(state)
    case 'received':
      return receive(state, event.frame, event.sequence)
    case 'closed':
      return lost(state, event.code, event.reason)
    case 'pingDue':
      return pingDue(state)
    case 'openingDue':
      return openingDue(state)
    default:
      return stay(state)
  }
}

/**
 * Returns the effect of an event on the live session. The only transition function: total, without
 * clock or randomness; the adapter passes events to it and executes the effects in order
 * [SOC-001..011][SOC-031].
 */
export const advance = <U extends Update>(state: SessionState, event: SessionEvent<U>): SessionStep<U> => {
  switch (event.type) {
    case 'connect':
      return connect(state, event)
    case 'identified':
      return identify(state, event.identity)
    case 'disconnect':
      return disconnect(state)
    case 'submit':
      return submit(state, event.requestId, event.command)
    case 'withdraw':
      return stay(cancel(state, event.requestId))
    case 'reconnectDue':
      return state.phase === 'waiting' && event.connection === state.connection ? open(state) : stay(state)
    default:
      return isCurrent(state, event.connection) ? connected(state, event) : stay(state)
  }
}

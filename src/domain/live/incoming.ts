import type { MessageId } from '@/domain/ids'
import { flush, cancel } from './outgoing'
import type {
  ConnectionFrame,
  IncomingFrame,
  SessionAcknowledged,
  SessionEffect,
  SessionState,
  SessionStep,
} from './session'
import type { IdentifiedMessage, Update } from '@/domain/session/updates'

type Answer = Extract<ConnectionFrame, { type: 'commandAcknowledged' }>

const ABOUT_CONNECTION: ReadonlySet<string> = new Set<ConnectionFrame['type']>([
  'sessionAcknowledged',
  'pong',
  'commandAcknowledged',
])

const isUpdate = <U extends Update>(frame: IncomingFrame<U>): frame is U => !ABOUT_CONNECTION.has(frame.type)

/** Whether an update is a message: a feature that uses this type has given it an id. */
const isMessage = (update: Update): update is IdentifiedMessage => update.type === 'message'

/** Number of message ids remembered for recognizing a repeated message. */
const MAX_SEEN_MESSAGES = 200

/**
 * Notifies subscribers of a session that begins; one that resumes without missed messages needs no
 * reload.
 */
const acknowledged = (state: SessionState, { position, resumed }: SessionAcknowledged): SessionStep => {
  const flushed = flush({
    ...state,
    phase: 'ready',
    wasReady: true,
    logged: [],
    position: resumed === true ? state.position : (position ?? null),
  })
  const reports: SessionEffect[] =
    resumed === true ? [] : [{ type: 'deliver', update: { type: 'sessionAcknowledged' } }]
  return { state: flushed.state, effects: [...reports, ...flushed.effects] }
}

const settled = (state: SessionState, answer: Answer): SessionStep => {
  const { requestId, refused, result } = answer
  if (!state.pending.some((waiting) => waiting.requestId === requestId)) return { state, effects: [] }
  return {
    state: cancel(state, requestId),
    effects: [{ type: 'settle', requestId, refused: refused === null ? null : `platform:${refused}`, result }],
  }
}

const withSeen = (messages: readonly MessageId[], id: MessageId): readonly MessageId[] =>
  [...messages, id].slice(-MAX_SEEN_MESSAGES)

const deliver = <U extends Update>(state: SessionState, update: U): SessionStep<U> => {
  const effects: readonly SessionEffect<U>[] = [{ type: 'deliver', update }]
  if (!isMessage(update)) return { state, effects }
  const { id } = update.message
  if (state.messages.includes(id)) return { state, effects: [] }
  return { state: { ...state, messages: withSeen(state.messages, id) }, effects }
}

/**
 * Delivers an update with its sequence number: one that was received already is not delivered
 * again, even if a new connection repeats it.
 */
const counted = <U extends Update>(state: SessionState, update: U, sequence: number | undefined): SessionStep<U> => {
  if (sequence === undefined || state.position === null) return deliver(state, update)
  if (sequence <= state.position.sequence) return { state, effects: [] }
  return deliver({ ...state, position: { ...state.position, sequence } }, update)
}

/**
 * Handles a frame from the platform. An acknowledged session becomes ready and sends all waiting
 * commands [SOC-002][SOC-011]. Everything else is delivered, a repeated message only once;
 * `pageEffectOf` decides what an update changes on the page.
 */
export const receive = <U extends Update>(
  state: SessionState,
  frame: IncomingFrame<U>,
  sequence?: number,
): SessionStep<U> => {
  if (isUpdate(frame)) {
    // The report of an expired token has no number: it is about this connection's session, not
    // about the guest.
    const isExpired = frame.type === 'sessionExpired'
    return isExpired ? { state, effects: [{ type: 'deliver', update: frame }] } : counted(state, frame, sequence)
  }
  switch (frame.type) {
    case 'pong':
      return { state: { ...state, awaitingPong: false }, effects: [] }
    case 'commandAcknowledged':
      return settled(state, frame)
    case 'sessionAcknowledged':
      return state.phase === 'requesting' ? acknowledged(state, frame) : { state, effects: [] }
  }
}

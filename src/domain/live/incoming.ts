import type { MessageId } from '@/domain/ids'
import { flush } from './outgoing'
import { type IncomingFrame, type SessionEffect, type SessionState, type SessionStep } from './session'
import type { LiveUpdate } from './updates'

/** How many message ids are remembered to know a repeated one. */
const REMEMBERED_MESSAGES = 200

const acknowledged = (state: SessionState): SessionStep => {
  const ready: SessionState = { ...state, phase: 'ready', wasReady: true, logged: [] }
  const flushed = flush(ready)
  const effects: SessionEffect[] = [{ type: 'deliver', update: { type: 'sessionAcknowledged' } }, ...flushed.effects]
  return { state: flushed.state, effects }
}

const settled = (state: SessionState, requestId: string, refused: string | null): SessionStep => {
  if (!state.pending.some((waiting) => waiting.requestId === requestId)) return { state, effects: [] }
  return {
    state: { ...state, pending: state.pending.filter((waiting) => waiting.requestId !== requestId) },
    effects: [{ type: 'settle', requestId, refused: refused === null ? null : `platform:${refused}` }],
  }
}

const remember = (messages: readonly MessageId[], id: MessageId): readonly MessageId[] =>
  [...messages, id].slice(-REMEMBERED_MESSAGES)

const deliver = (state: SessionState, update: LiveUpdate): SessionStep => {
  const effects: readonly SessionEffect[] = [{ type: 'deliver', update }]
  if (update.type !== 'message') return { state, effects }
  const { id } = update.message
  if (state.messages.includes(id)) return { state, effects: [] }
  return { state: { ...state, messages: remember(state.messages, id) }, effects }
}

/**
 * What a frame from the platform does. An acknowledged session is ready and gets all that waited [SOC-002][SOC-011]; an
 * expired one reloads the page, unless a payment awaits feedback that a reload would lose [SOC-012]; a page reload is obeyed
 * [SOC-023]. Everything else is delivered, a message twice sent only once.
 */
export const receive = (state: SessionState, frame: IncomingFrame): SessionStep => {
  switch (frame.type) {
    case 'pong':
      return { state: { ...state, awaitingPong: false }, effects: [] }
    case 'commandAcknowledged':
      return settled(state, frame.requestId, frame.refused)
    case 'sessionAcknowledged':
      return state.phase === 'requesting' ? acknowledged(state) : { state, effects: [] }
    case 'sessionExpired':
      return {
        state,
        effects: [
          { type: 'deliver', update: frame },
          ...(state.paymentAwaitsFeedback ? [] : [{ type: 'reload' } as const]),
        ],
      }
    case 'pageReload':
      return { state, effects: [{ type: 'deliver', update: frame }, { type: 'reload' }] }
    default:
      return deliver(state, frame)
  }
}

import { isMomentary, type LiveCommand, needsLogin, type SubmittedCommand } from '@/domain/live-command'
import type { PendingCommand, SessionEffect, SessionState, SessionStep } from './session'

/** The frame of a command; nothing leaves without token and guest id [SOC-010]. */
export const send = (state: SessionState, command: LiveCommand, requestId: string | null): readonly SessionEffect[] =>
  state.identity === null
    ? []
    : [
        {
          type: 'send',
          frame: { token: state.identity.token, guestId: state.identity.guestId, requestId, command },
        },
      ]

const isBarred = (state: SessionState, command: SubmittedCommand): boolean =>
  needsLogin(command) && state.identity?.isLoggedIn !== true

const loginRequired = (requestId: string): SessionEffect => ({ type: 'settle', requestId, refused: 'login-required' })

/** Momentary commands await no answer: once sent they are done. */
const idOf = ({ command, requestId }: PendingCommand): string | null => (isMomentary(command) ? null : requestId)

/**
 * Sends all waiting commands, in the order of their submission: those from before the session was acknowledged
 * [SOC-002], and those an earlier connection took without an answer, under their old id. Commands that need an account
 * the guest does not have are refused here too, for they may have left it while they waited [SOC-031].
 */
export const flush = (state: SessionState): SessionStep => {
  const effects = state.pending
    .filter(({ sent }) => !sent)
    .flatMap((waiting) =>
      isBarred(state, waiting.command)
        ? [loginRequired(waiting.requestId)]
        : send(state, waiting.command, idOf(waiting)),
    )
  const pending = state.pending
    .filter(({ command, sent }) => sent || (!isBarred(state, command) && !isMomentary(command)))
    .map((waiting) => ({ ...waiting, sent: true }))
  return { state: { ...state, pending }, effects }
}

/**
 * Takes a command. An id already waiting is the same command submitted again and changes nothing. Without a login the
 * commands that need one are refused at once [SOC-031]; all others wait for the session, if they must [SOC-002].
 */
export const submit = (state: SessionState, requestId: string, command: SubmittedCommand): SessionStep => {
  if (state.pending.some((waiting) => waiting.requestId === requestId)) return { state, effects: [] }
  if (state.identity !== null && isBarred(state, command)) return { state, effects: [loginRequired(requestId)] }
  if (state.phase === 'waiting' && isMomentary(command)) return { state, effects: [] }
  const waiting = { ...state, pending: [...state.pending, { requestId, command, sent: false }] }
  return state.phase === 'ready' ? flush(waiting) : { state: waiting, effects: [] }
}

/**
 * No caller waits for this command any longer: it is not sent again, and not at all if it never was. A platform that
 * has it already may still execute it, so a caller that cancels a spend must retry with the same key.
 */
export const cancel = (state: SessionState, requestId: string): SessionState => ({
  ...state,
  pending: state.pending.filter((waiting) => waiting.requestId !== requestId),
})

/** What a new connection must repeat: everything unanswered, except what spoke of a moment that has passed. */
export const unanswered = (pending: readonly PendingCommand[]): readonly PendingCommand[] =>
  pending.filter(({ command }) => !isMomentary(command)).map((waiting) => ({ ...waiting, sent: false }))

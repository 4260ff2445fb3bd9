import { isMomentary, type LiveCommand, needsLogin, type SubmittedCommand } from '@/domain/assembly/live-command'
import type { PendingCommand, SessionEffect, SessionState, SessionStep } from './session'

/** Returns the frame of a command; without a token and guest id nothing is sent [SOC-010]. */
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

/**
 * Returns the id of an answer to wait for; momentary commands expect none, since they are done once
 * sent.
 */
const idOf = ({ command, requestId }: PendingCommand): string | null => (isMomentary(command) ? null : requestId)

/**
 * Sends all waiting commands in the order of their submission: those from before the session was
 * acknowledged [SOC-002], and those that an earlier connection left unanswered, under their old id.
 * It also refuses commands that need an account when the guest has none, since they may have logged
 * out in the meantime [SOC-031].
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
 * Submits a command. An id that is already waiting is the same command submitted again and changes
 * nothing. Without a login, commands that need one are refused at once [SOC-031]; all others wait
 * for the session if necessary [SOC-002].
 */
export const submit = (state: SessionState, requestId: string, command: SubmittedCommand): SessionStep => {
  if (state.pending.some((waiting) => waiting.requestId === requestId)) return { state, effects: [] }
  if (state.identity !== null && isBarred(state, command)) return { state, effects: [loginRequired(requestId)] }
  if (state.phase === 'waiting' && isMomentary(command)) return { state, effects: [] }
  const waiting = { ...state, pending: [...state.pending, { requestId, command, sent: false }] }
  return state.phase === 'ready' ? flush(waiting) : { state: waiting, effects: [] }
}

/**
 * Cancels a command that no caller waits for any longer: it is not sent again, or not at all if it
 * never was. A platform that has received it may still execute it, so a caller that cancels a
 * purchase must retry with the same key.
 */
export const cancel = (state: SessionState, requestId: string): SessionState => ({
  ...state,
  pending: state.pending.filter((waiting) => waiting.requestId !== requestId),
})

/**
 * Returns the commands that a new connection must repeat: everything unanswered, except momentary
 * commands.
 */
export const unanswered = (pending: readonly PendingCommand[]): readonly PendingCommand[] =>
  pending.filter(({ command }) => !isMomentary(command)).map((waiting) => ({ ...waiting, sent: false }))

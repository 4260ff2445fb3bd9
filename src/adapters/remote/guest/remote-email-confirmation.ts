import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { askConfirmation } from '@/adapters/wire/guest/confirmation-calls'
import { emailConfirmationPort } from '@/adapters/wire/guest/emailConfirmation-port'
import { BackendError } from '@/application/errors/backend-error'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

/** What the server puts before a reason of the platform, to distinguish it from a refusal of the connection. */
const PLATFORM = /^platform:/u

/** Confirming an address over the wire; what is requested of the platform beside the link are commands (SOC-032, SOC-033). */
export const remoteEmailConfirmation = (send: SendRequest, commander: Commander): EmailConfirmation => ({
  ...remotePort(emailConfirmationPort, send),
  request: async () => {
    const { refused } = await commander.request({ type: 'sendSignupEmail' }, acknowledged)
    if (refused === null) return { ok: true }
    const answer = askConfirmation.answer.safeParse({ ok: false, reason: refused.replace(PLATFORM, '') })
    if (!answer.success) throw new BackendError('protocol', { detail: refused })
    return answer.data
  },
  dismiss: async () => {
    await commander.request({ type: 'removeStatusBar' }, acknowledged)
  },
})

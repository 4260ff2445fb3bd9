import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { chargeResult } from '@/adapters/wire/payments/charge-calls'
import { oneClickPort } from '@/adapters/wire/payments/oneClick-port'
import { BackendError } from '@/application/errors/backend-error'
import type { OneClickGateway } from '@/application/payments/one-click-gateway'

/** One-click top ups over the wire (SOC-028). */
export const remoteOneClickGateway = (send: SendRequest, commander: Commander): OneClickGateway => ({
  ...remotePort(oneClickPort, send),
  // The key of the charge names the request as well, so that a press sent again is the same charge everywhere.
  charge: async ({ key, ...request }) => {
    const outcome = await commander.request({ type: 'oneClickCharge', ...request }, chargeResult, key)
    if (outcome.refused === null) return outcome.result
    // The connection sends nothing of this for a guest without an account (SOC-031).
    if (outcome.refused === 'login-required') return { ok: false, reason: 'login-required' }
    throw new BackendError('protocol', { detail: outcome.refused })
  },
})

import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { loginSucceeded, paymentSucceeded } from '@/adapters/wire/payments/checkout-calls'
import { checkoutPort } from '@/adapters/wire/payments/checkout-port'
import type { CheckoutGateway } from '@/application/payments/checkout-gateway'
import { traitsOf } from '@/domain/payments/flows'

/** Checkouts over the wire (PAY-060, PAY-092, PAY-093). `host`: where an address without a host leads; empty: to this origin. */
export const remoteCheckoutGateway = (send: SendRequest, commander: Commander, host: string): CheckoutGateway => ({
  ...remotePort(checkoutPort, send, host),
  // Payments and logins are reported to addresses of their own.
  finish: async (result, targetUrl) => {
    const call = traitsOf(result.flow).isPayment ? paymentSucceeded : loginSucceeded
    const answer = await send(call, { result, targetUrl })
    return answer.ok ? { ok: true, url: answer.data.url } : answer
  },
  passwordChanged: async () => {
    await commander.request({ type: 'passwordChanged' }, acknowledged)
  },
})

import type { RestServer } from './rest-server'
import type { SessionRegistry } from '@/adapters/server/live/session-registry'
import { logout } from '@/adapters/wire/guest/guest-calls'
import { loginSucceeded, paymentSucceeded } from '@/adapters/wire/payments/checkout-calls'
import type { CheckoutResult } from '@/application/payments/checkout-gateway'
import type { GuestPorts } from '@/application/platform/guest-ports'

/**
 * The data that a browser deletes at a logout: answers it stored for this guest, and pages it would
 * show again at Back. Not `storage`, which would end the app without a network and delete choices
 * of the device, and not `cookies`, because this answer sets the next one.
 */
const FORGET = { 'clear-site-data': '"cache"' }

/**
 * Serves the calls after which the token of the caller may open nothing any more: its connections
 * end as well (AUT-026, PAY-092, PAY-093).
 */
export function tokenRoutes(server: RestServer, sessions: SessionRegistry): void {
  const finish = async (
    { checkout }: GuestPorts,
    { result, targetUrl }: { readonly result: CheckoutResult; readonly targetUrl: string },
    token: string,
  ) => {
    const answer = await checkout.finish(result, targetUrl)
    // A guest who signed in has another token from now on, and the old one receives nothing any
    // more.
    await sessions.silence(token)
    return answer.ok ? { ok: true as const, data: { url: answer.url } } : answer
  }
  server
    .serve(paymentSucceeded, finish)
    .serve(loginSucceeded, finish)
    .serve(
      logout,
      async ({ guest }, _input, token) => {
        await guest.logout()
        await sessions.expire(token)
        return { ok: true }
      },
      FORGET,
    )
}

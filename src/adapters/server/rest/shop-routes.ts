import type { RestServer } from './rest-server'
import type { SessionRegistry } from '@/adapters/server/live/session-registry'
import { watchStart } from '@/adapters/wire/media/video-calls'
import { loginSucceeded, openCheckout, paymentSucceeded } from '@/adapters/wire/payments/checkout-calls'
import type { CheckoutResult } from '@/application/payments/checkout-gateway'
import type { GuestPorts } from '@/application/platform/guest-ports'

/** The beginning of a video, and checkouts (MED-078, PAY-092, PAY-093). */
export function shopRoutes(server: RestServer, lines: SessionRegistry): void {
  const finish = async (
    { checkout }: GuestPorts,
    { result, targetUrl }: { readonly result: CheckoutResult; readonly targetUrl: string },
    token: string,
  ) => {
    const answer = await checkout.finish(result, targetUrl)
    // A guest who signed in has another token from now on, and the old one receives nothing any more.
    await lines.silence(token)
    return answer.ok ? { ok: true as const, data: { url: answer.url } } : answer
  }
  server
    .serve(watchStart, async ({ tracker }, { videoId }) => {
      tracker.track('watch', 'start', { videoId })
      return { ok: true }
    })
    .serve(openCheckout, ({ checkout }, { flow, options }) => checkout.open(flow, options))
    .serve(paymentSucceeded, finish)
    .serve(loginSucceeded, finish)
}

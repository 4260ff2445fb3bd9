import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import { parsed } from '@/adapters/server/base/http/parsed'
import { kindOfForm, logSecurity } from '@/adapters/server/base/security-log'
import { SANDBOX_PREFIX, sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { Platform, SessionChange } from '@/application/platform/platform'

/**
 * The sandbox's payment service, for the device that opened the checkout: it shows its cookie.
 * Secrets come in bodies, which are never logged, never in addresses.
 */
export function sandboxRoutes(
  app: FastifyInstance,
  platform: Platform,
  endSessions: (digests: readonly string[]) => Promise<void>,
): void {
  const serviceFor = (request: FastifyRequest, onSession?: (change: SessionChange) => void): CheckoutService =>
    platform.checkoutFor({ deviceKey: deviceKeyOf(request), address: request.ip }, onSession)

  app.post(`${SANDBOX_PREFIX}/sheet`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.sheet.request, request.body)
    return { sheet: await serviceFor(request).sheet(id, secret) }
  })
  app.post(`${SANDBOX_PREFIX}/submit`, async (request) => {
    const { id, secret, form } = parsed(sandboxCalls.submit.request, request.body)
    const ended: string[] = []
    const service = serviceFor(request, (change) => void ended.push(...change.ended))
    const answer = await service.submit(id, secret, form)
    const kind = kindOfForm(form, answer)
    if (kind !== null) logSecurity(request.log, kind)
    // A new password ends the sessions of other devices: their pages are notified at once.
    await endSessions(ended)
    return { answer }
  })
  app.post(`${SANDBOX_PREFIX}/cancel`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.cancel.request, request.body)
    await serviceFor(request).cancel(id, secret)
    return { ok: true }
  })
}

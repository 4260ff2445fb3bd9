import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deviceKeyOf } from '@/adapters/server/base/device-cookie'
import { parsed } from '@/adapters/server/base/parsed'
import { SANDBOX_PREFIX, sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { Platform } from '@/application/platform/platform'

/**
 * The sandbox's payment service, for the device that opened the checkout: it shows its cookie. Secrets come in bodies, which nobody
 * logs, never in addresses.
 */
export function sandboxRoutes(app: FastifyInstance, platform: Platform): void {
  const serviceFor = (request: FastifyRequest): CheckoutService =>
    platform.checkoutFor({ deviceKey: deviceKeyOf(request), address: request.ip })

  app.post(`${SANDBOX_PREFIX}/sheet`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.sheet.request, request.body)
    return { sheet: await serviceFor(request).sheet(id, secret) }
  })
  app.post(`${SANDBOX_PREFIX}/submit`, async (request) => {
    const { id, secret, form } = parsed(sandboxCalls.submit.request, request.body)
    return { answer: await serviceFor(request).submit(id, secret, form) }
  })
  app.post(`${SANDBOX_PREFIX}/cancel`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.cancel.request, request.body)
    await serviceFor(request).cancel(id, secret)
    return { ok: true }
  })
}

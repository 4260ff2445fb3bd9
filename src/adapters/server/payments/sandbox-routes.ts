import type { FastifyInstance } from 'fastify'
import { parsed } from '@/adapters/server/base/parsed'
import { SANDBOX_PREFIX, sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'
import type { CheckoutService } from '@/application/payments/checkout-service'

/** The sandbox's payment service. Secrets come in bodies, which nobody logs, never in addresses. */
export function sandboxRoutes(app: FastifyInstance, service: CheckoutService): void {
  app.post(`${SANDBOX_PREFIX}/sheet`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.sheet.request, request.body)
    return { sheet: await service.sheet(id, secret) }
  })
  app.post(`${SANDBOX_PREFIX}/submit`, async (request) => {
    const { id, secret, form } = parsed(sandboxCalls.submit.request, request.body)
    return { answer: await service.submit(id, secret, form) }
  })
  app.post(`${SANDBOX_PREFIX}/cancel`, async (request) => {
    const { id, secret } = parsed(sandboxCalls.cancel.request, request.body)
    await service.cancel(id, secret)
    return { ok: true }
  })
}

import { toBackendError } from '@/adapters/remote/rest/to-backend-error'
import { httpClient } from '@/adapters/remote/rest/http'
import type { Wire } from '@/adapters/wire/base/scalars'
import { SANDBOX_PREFIX, sandboxCalls } from '@/adapters/wire/payments/sandbox-calls'
import type { Connectivity } from '@/application/device/connectivity'
import { BackendError } from '@/application/errors/backend-error'
import type { CheckoutService } from '@/application/payments/checkout-service'

/**
 * The payment service as the sandbox checkout frame reaches it over REST; the cookie of the device goes with every call, since only
 * the device that opened a checkout is served: no session and no token, which a bound port would be called with. The guest app has no use for it.
 */
export function remoteCheckoutService(
  baseUrl: string,
  connectivity: Connectivity,
  fetchOf?: typeof fetch,
): CheckoutService {
  const http = httpClient(fetchOf)
  const call = async <I, O>(name: string, one: { request: Wire<I>; response: Wire<O> }, body: I): Promise<O> => {
    const answer = await http
      .post<unknown>(`${baseUrl}${SANDBOX_PREFIX}/${name}`, body, { withCredentials: true })
      .catch((error: unknown) => {
        throw toBackendError(error, connectivity)
      })
    const read = one.response.safeParse(answer.data)
    if (!read.success) throw new BackendError('protocol', { detail: name })
    return read.data
  }
  return {
    sheet: async (id, secret) => (await call('sheet', sandboxCalls.sheet, { id, secret })).sheet,
    submit: async (id, secret, form) => (await call('submit', sandboxCalls.submit, { id, secret, form })).answer,
    cancel: async (id, secret) => {
      await call('cancel', sandboxCalls.cancel, { id, secret })
    },
  }
}

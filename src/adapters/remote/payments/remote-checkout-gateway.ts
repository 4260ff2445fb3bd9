import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { loginSucceeded, openCheckout, paymentSucceeded } from '@/adapters/wire/payments/checkout-calls'
import type { CheckoutGateway, CheckoutOptions, CheckoutResult } from '@/application/payments/checkout-gateway'
import { traitsOf, type PaymentFlow } from '@/domain/payments/flows'

/** Checkouts over the wire (PAY-060, PAY-092, PAY-093). */
export class RemoteCheckoutGateway implements CheckoutGateway {
  constructor(private readonly rest: RestClient) {}

  open(flow: PaymentFlow, options: CheckoutOptions): ReturnType<CheckoutGateway['open']> {
    return this.rest.call(openCheckout, { flow, options })
  }

  async finish(result: CheckoutResult, targetUrl: string): ReturnType<CheckoutGateway['finish']> {
    const call = traitsOf(result.flow).isPayment ? paymentSucceeded : loginSucceeded
    const answer = await this.rest.call(call, { result, targetUrl })
    return answer.ok ? { ok: true, url: answer.data.url } : answer
  }
}

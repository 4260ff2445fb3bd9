import { PASSWORD, PLAIN, type TestGuest } from './test-platform'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'

/** Opens a checkout and answers how to fill it in. */
export async function checkout(guest: TestGuest, flow: PaymentFlow) {
  const opened = await guest.ports.checkout.open(flow, PLAIN)
  if (!opened.ok) throw new Error(`refused: ${opened.reason}`)
  const { id, url } = opened.checkout
  const secret = url.split('#')[1] ?? ''
  const service = guest.sandbox
  return {
    id,
    submit: (form: CheckoutForm, with_ = secret) => service.submit(id, with_, form),
    sheet: (with_ = secret) => service.sheet(id, with_),
    cancel: () => service.cancel(id, secret),
  }
}

/** The form of a guest who signs up, right but for what a test replaces. */
export const signup = (rest: Partial<Extract<CheckoutForm, { kind: 'signup' }>> = {}): CheckoutForm => ({
  kind: 'signup',
  name: 'Wanderer',
  email: 'wanderer@vesper.test',
  password: PASSWORD,
  birthDate: '1988-02-29',
  acceptTerms: true,
  ...rest,
})

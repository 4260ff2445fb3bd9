import { openCheckout } from './checkout-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { CheckoutGateway } from '@/application/payments/checkout-gateway'

type Bound = Omit<CheckoutGateway, 'finish' | 'passwordChanged'>

/** Checkouts on the wire. `finish` has two operations by the kind of flow, and may replace the token of the caller; `passwordChanged` is a command. */
export const checkoutPort: PortBinding<Bound> = {
  open: bindingOf<Bound>()('open', openCheckout, {
    fields: ['flow', 'options'],
    reach: (opened, baseUrl) =>
      opened.ok ? { ...opened, checkout: { ...opened.checkout, url: atServer(opened.checkout.url, baseUrl) } } : opened,
  }),
}

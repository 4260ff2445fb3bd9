import { checkouts, type CheckoutRecord } from './checkout-records'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'

/** Someone has signed up, or logged in. */
function ofCheckout(
  { id, flow, status, provedGuest, guestId: answeredBy }: CheckoutRecord,
  before: CheckoutRecord | undefined,
): readonly RecordedEvent[] {
  if (status !== 'succeeded' || before?.status === 'succeeded' || provedGuest === null) return []
  const type = flow === 'login' ? 'login' : 'signup'
  return [{ id: `checkout:${id}`, guestId: provedGuest, answeredBy, type, context: flow }]
}

export const checkoutEvents = [recorderOf(checkouts, ({ status }) => status === 'succeeded', ofCheckout)]

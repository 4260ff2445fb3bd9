import { acceptCancellationOffer, cancelSubscription, subscriptions, writtenStay } from './subscription-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SubscriptionGateway } from '@/application/payments/subscription-gateway'

const bound = bindingOf<SubscriptionGateway>()

/** Subscriptions on the wire. */
export const subscriptionsPort: PortBinding<SubscriptionGateway> = {
  list: bound('list', subscriptions),
  cancel: bound('cancel', cancelSubscription, { fields: ['id'] }),
  acceptOffer: bound('acceptOffer', acceptCancellationOffer, {
    request: ({ guestId, platform, subscriptionId }) => ({
      guest_id: guestId,
      platform_text: platform,
      ...(subscriptionId === undefined ? {} : { subscription_id: subscriptionId }),
    }),
    args: ({ guest_id: guestId, platform_text: platform, subscription_id: subscriptionId }) => [
      { guestId, platform, ...(subscriptionId === undefined ? {} : { subscriptionId }) },
    ],
    write: writtenStay,
  }),
}

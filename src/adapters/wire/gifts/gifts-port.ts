import { boughtGifts, gifts } from './gift'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { GiftGateway } from '@/application/gifts/gift-gateway'

const bound = bindingOf<GiftGateway>()

/** The gift catalog and the guest's own gifts on the wire. */
export const giftsPort: PortBinding<GiftGateway> = {
  catalog: bound('catalog', gifts),
  owned: bound('owned', boughtGifts, {
    write: (owned) => Object.entries(owned).map(([giftId, quantity]) => ({ giftId, quantity })),
  }),
}

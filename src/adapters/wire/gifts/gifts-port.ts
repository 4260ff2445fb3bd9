import { boughtGifts, gifts } from './gift'
import { bound, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { GiftGateway } from '@/application/gifts/gift-gateway'

/** The gift catalog and the guest's own gifts on the wire. */
export const giftsPort: PortBinding<GiftGateway> = {
  catalog: bound<GiftGateway, GiftGateway['catalog']>()(gifts, {
    request: () => ({}),
    call: (port) => port.catalog(),
  }),
  owned: bound<GiftGateway, GiftGateway['owned']>()(boughtGifts, {
    request: () => ({}),
    call: async (port) => Object.entries(await port.owned()).map(([giftId, quantity]) => ({ giftId, quantity })),
  }),
}

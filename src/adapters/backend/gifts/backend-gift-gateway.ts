import { giftBags, gifts } from './gift-records'
import { identify, type Caller } from '@/adapters/backend/access/caller'
import type { Core } from '@/adapters/backend/kernel/core'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** The gift catalog and the guest's own gifts. */
export class BackendGiftGateway implements GiftGateway {
  constructor(
    private readonly core: Core,
    private readonly caller: Caller,
  ) {}

  async catalog(): Promise<readonly (Gift | ToyControl)[]> {
    const all = await this.core.store.find(gifts, 'byPrice', { prefix: [] })
    return all.filter(({ active }) => active)
  }

  async owned(): Promise<OwnedGifts> {
    const { guest } = await identify(this.core.store, this.caller)
    return (await this.core.store.get(giftBags, guest.id))?.owned ?? {}
  }
}

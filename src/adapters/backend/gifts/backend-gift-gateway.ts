import { giftBags, gifts } from './gift-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { Core } from '@/adapters/backend/kernel/core'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** The gift catalog and the guest's own gifts. */
export class BackendGiftGateway implements GiftGateway {
  constructor(
    private readonly core: Core,
    private readonly caller: RequestContext,
  ) {}

  async catalog(): Promise<readonly (Gift | ToyControl)[]> {
    const all = await this.core.store.find(gifts, 'byPrice', { prefix: [] })
    return all.filter(({ active }) => active)
  }

  async owned(): Promise<OwnedGifts> {
    const { guest } = await requireSession(this.core.store, this.caller)
    return (await this.core.store.get(giftBags, guest.id))?.owned ?? {}
  }
}

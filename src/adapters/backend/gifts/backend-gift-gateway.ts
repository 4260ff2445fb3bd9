import { giftBags, gifts } from './gift-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** The gift catalog and the guest's own gifts. */
export class BackendGiftGateway implements GiftGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async catalog(): Promise<readonly (Gift | ToyControl)[]> {
    const all = await this.platform.store.find(gifts, 'byPrice', { prefix: [] })
    return all.filter(({ active }) => active)
  }

  async owned(): Promise<OwnedGifts> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    return (await this.platform.store.get(giftBags, guest.id))?.owned ?? {}
  }
}

import type { QueryClient } from '@/adapters/remote/query/query-client'
import { boughtGifts, gifts } from '@/adapters/wire/gifts/gift'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** The gift catalog and the guest's own gifts over the wire. */
export class RemoteGiftGateway implements GiftGateway {
  constructor(private readonly query: QueryClient) {}

  async catalog(): Promise<readonly (Gift | ToyControl)[]> {
    return (await this.query.ask(gifts, {})).gifts
  }

  async owned(): Promise<OwnedGifts> {
    return (await this.query.ask(boughtGifts, {})).boughtGifts
  }
}

import type { QueryClient } from '@/adapters/remote/query/query-client'
import { boughtGifts, gifts } from '@/adapters/wire/gifts/gift'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { Gift, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** The gift catalog and the guest's own gifts over the wire. */
export class RemoteGiftGateway implements GiftGateway {
  constructor(private readonly query: QueryClient) {}

  catalog(): Promise<readonly (Gift | ToyControl)[]> {
    return this.query.ask(gifts, {})
  }

  owned(): Promise<OwnedGifts> {
    return this.query.ask(boughtGifts, {})
  }
}

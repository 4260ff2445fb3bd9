import { inject, injectable } from 'inversify'
import { AlbumGateway, type BuyAlbumResult } from './album-gateway'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { AlbumId } from '@/domain/ids'

/** Buys an album exactly once, however often the button is pressed or the connection breaks (rulings: purchases). */
@injectable('Transient')
export class BuyAlbum {
  private readonly once: IdempotentRequests<AlbumId, BuyAlbumResult>

  constructor(
    @inject(AlbumGateway) private readonly albums: AlbumGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** At most for `agreedPrice` coins. Refusals are the platform's; throws `BackendError` where no answer came, and may then be repeated. */
  buy(id: AlbumId, agreedPrice: number): Promise<BuyAlbumResult> {
    return this.once.request(id, (key) => this.albums.buy(id, key, agreedPrice))
  }
}

import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { VideoId } from '@/domain/ids'
import { VideoGateway, type BuyResult } from './video-gateway'

/**
 * Buys a video exactly once, however often the button is pressed and even if the connection breaks meanwhile (rulings:
 * purchases). The platform decides who may buy (MED-046).
 */
@injectable('Transient')
export class BuyVideo {
  private readonly once: IdempotentRequests<VideoId, BuyResult>

  constructor(
    @inject(VideoGateway) private readonly shop: VideoGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /**
   * At most for `agreedPrice` coins. Refusals are the platform's; throws `BackendError` where no answer came; retrying
   * is then safe.
   */
  buy(id: VideoId, agreedPrice: number): Promise<BuyResult> {
    return this.once.request(id, (key) => this.shop.buy(id, key, agreedPrice))
  }
}

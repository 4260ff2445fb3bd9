import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { PostId } from '@/domain/ids'
import { FeedGateway, type PostPurchase } from './feed-gateway'

/**
 * Gives a tip for a post exactly once, however often the button is pressed and even if the
 * connection breaks (FEE-029).
 */
@injectable('Transient')
export class TipPost {
  private readonly once: IdempotentRequests<string, PostPurchase>

  constructor(
    @inject(FeedGateway) private readonly feed: FeedGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /**
   * The platform decides on refusals. Throws `BackendError` if no answer came; retrying is then
   * safe.
   */
  give(postId: PostId, amountCoins: number): Promise<PostPurchase> {
    // Another amount is another tip, so it does not reuse the key of a tip that got no answer.
    return this.once.request(`${postId} ${amountCoins}`, (key) => this.feed.tip({ postId, amountCoins, key }))
  }
}

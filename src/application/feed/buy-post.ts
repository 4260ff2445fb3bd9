import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { BuyContent } from '@/application/money/buy-content'
import type { PostId } from '@/domain/ids'
import { FeedGateway, type PostPurchase } from './feed-gateway'

/** Buys a post. */
@injectable('Transient')
export class BuyPost extends BuyContent<PostId, PostPurchase> {
  constructor(@inject(FeedGateway) feed: FeedGateway, @inject(Random) random: Random) {
    super(feed, random)
  }
}

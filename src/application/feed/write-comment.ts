import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import { FeedGateway, type CommentRequest, type PostChange } from './feed-gateway'

/**
 * Writes a comment once, however often the button is pressed and even if the connection breaks
 * (FEE-027).
 */
@injectable('Transient')
export class WriteComment {
  private readonly once: IdempotentRequests<string, PostChange>

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
  write(comment: Omit<CommentRequest, 'key'>): Promise<PostChange> {
    const { postId, repliesTo, text } = comment
    return this.once.request(JSON.stringify([postId, repliesTo, text]), (key) => this.feed.comment({ ...comment, key }))
  }
}

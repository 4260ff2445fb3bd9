import { reaction } from 'mobx'
import type { PendingActionParams } from '@/domain/access/pending-login-action'
import type { FeedPost } from '@/domain/feed/post'
import { contentId, type PendingActions } from '@/ui/access/pending-actions'
import { Disposables } from '@/ui/base/view-model'

type Work = (post: FeedPost, params: PendingActionParams) => void

/**
 * Executes an action requested before the login for one of many posts, once it is among them.
 * `posts` is observed. Returns the function that stops it.
 */
export function executePending(
  pending: Pick<PendingActions, 'execute'>,
  { posts, buy, like }: { readonly posts: () => readonly FeedPost[]; readonly buy: Work; readonly like: Work },
): () => void {
  let waiting = new Disposables()
  const stop = reaction(
    posts,
    (known) => {
      waiting.dispose()
      waiting = new Disposables()
      for (const post of known) {
        const target = contentId('post', post.id)
        const isHere = (): string => target
        waiting.add(pending.execute('like', isHere, (params) => like(post, params)))
        if (post.priceCoins > 0) waiting.add(pending.execute('buyContent', isHere, (params) => buy(post, params)))
      }
    },
    { fireImmediately: true },
  )
  return () => {
    stop()
    waiting.dispose()
  }
}

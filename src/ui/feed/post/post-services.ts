import type { ActorServices } from '@/ui/actors/actor-services'
import type { FeedViewModel } from '@/ui/feed/list/feed-view-model'
import type { ThreadViewModel } from '@/ui/feed/talk/thread-view-model'
import type { PostActionsViewModel } from './post-actions-view-model'

/** Services that the parts of a post get from their page. */
export interface PostServices {
  readonly feed: Pick<FeedViewModel, 'now' | 'context' | 'commentsOf' | 'isLoggedIn'>
  readonly actions: Pick<
    PostActionsViewModel,
    | 'buying'
    | 'tipped'
    | 'isReady'
    | 'isTipping'
    | 'isAgePending'
    | 'proveAge'
    | 'signUp'
    | 'see'
    | 'toggleLike'
    | 'buy'
    | 'openTip'
    | 'closeTip'
    | 'deferredTip'
    | 'tip'
    | 'hide'
  >
  readonly thread: Pick<
    ThreadViewModel,
    | 'open'
    | 'draft'
    | 'replyingTo'
    | 'isLoading'
    | 'error'
    | 'isWriting'
    | 'mayWrite'
    | 'canSend'
    | 'isLed'
    | 'toggle'
    | 'retry'
    | 'write'
    | 'reply'
    | 'signUp'
    | 'send'
    | 'remove'
  >
  readonly actors: ActorServices
}

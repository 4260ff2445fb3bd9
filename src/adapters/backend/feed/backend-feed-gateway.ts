import { postSale } from './buy-post'
import { feedPage } from './feed-page'
import type { FeedViewer } from './feed-viewer'
import { subscriptionsOf } from './post-need'
import { boughtContentOf, totalsOf } from './feed-totals'
import { guestPostOf } from './guest-post-records'
import { hidePost, likePost, viewPost } from './react-to-post'
import { posts } from './post-records'
import { postsOf, postWithComments } from './post-view'
import { tipPost } from './tip-post'
import { deleteComment, writeComment, type Changed } from './write-comment'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { buyContent } from '@/adapters/backend/content/buy-content'
import { findFor } from '@/adapters/backend/content/visibilities'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import { BackendError } from '@/application/errors/backend-error'
import type {
  CommentRequest,
  FeedGateway,
  FeedQuery,
  PostChange,
  PostPurchase,
  PostTip,
} from '@/application/feed/feed-gateway'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { CursorPage } from '@/application/paging/page'
import type { FeedContext } from '@/domain/feed/feed-lists'
import type { BoughtContent, FeedPost, FeedTotals } from '@/domain/feed/post'
import type { ActorId, CommentId, GuestId, IdempotencyKey, PostId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** The spend, or why nothing was spent. */
type Spent = { readonly ok: true; readonly balance: number; readonly charged: number } | PurchaseRefusal

/** The feed out of the store. */
export class BackendFeedGateway implements FeedGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(query: FeedQuery): Promise<CursorPage<FeedPost>> {
    const { store } = this.platform
    const viewer = await this.viewer(query.language)
    const { items, next } = await feedPage(store, query, viewer.guest.id)
    return { items: await postsOf(store, items, viewer), next }
  }

  async totals(actorId: ActorId | null): Promise<FeedTotals> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    return totalsOf(this.platform.store, actorId, guest.id)
  }

  async byId(id: PostId): Promise<FeedPost | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const hasBought = async (): Promise<boolean> => (await guestPostOf(store, viewer.guest.id, id)).boughtAt !== null
    const found = await findFor(store, posts, id, hasBought)
    if (found === null || (found.record.status === 'archived' && !(await hasBought()))) return null
    return postWithComments(store, found.record, viewer, found.isWithheld)
  }

  async boughtContent(guestId: GuestId): Promise<BoughtContent> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    if (guest.id !== guestId) throw new BackendError('not-found', { detail: 'guest' })
    return boughtContentOf(this.platform.store, guestId)
  }

  viewed(id: PostId, context: FeedContext): Promise<boolean> {
    return viewPost(this.platform, this.caller, id, context)
  }

  async buy(id: PostId, key: IdempotencyKey, agreedPrice: number): Promise<PostPurchase> {
    const bought = await buyContent(this.platform, this.caller, postSale, { id, key, agreedPrice })
    const { guest } = await requireSession(this.platform.store, this.caller)
    // The other pages of the guest show at once what this one has bought.
    if (bought.ok && bought.charged > 0) this.platform.hub.publish(guest.id, { type: 'feedPostChanged', postId: id })
    return this.spent(id, bought)
  }

  like(id: PostId): Promise<PostChange> {
    return this.changed(likePost(this.platform, this.caller, id, true))
  }

  unlike(id: PostId): Promise<PostChange> {
    return this.changed(likePost(this.platform, this.caller, id, false))
  }

  comment(request: CommentRequest): Promise<PostChange> {
    return this.changed(writeComment(this.platform, this.caller, request))
  }

  deleteComment(id: CommentId): Promise<PostChange> {
    return this.changed(deleteComment(this.platform, this.caller, id))
  }

  async tip(request: PostTip): Promise<PostPurchase> {
    return this.spent(request.postId, await tipPost(this.platform, this.caller, request))
  }

  hide(id: PostId): Promise<PostChange> {
    return this.changed(hidePost(this.platform, this.caller, id))
  }

  private async changed(change: Promise<Changed>): Promise<PostChange> {
    const result = await change
    return result.ok ? { ok: true, post: await this.known(result.postId) } : result
  }

  private async spent(id: PostId, result: Spent): Promise<PostPurchase> {
    if (!result.ok) return result
    const { balance, charged } = result
    return { ok: true, post: await this.known(id), balance, charged }
  }

  /** Read behind the change: what it has opened is in the answer. */
  private async known(id: PostId): Promise<FeedPost> {
    const post = await this.platform.store.get(posts, id)
    if (post === undefined) throw new BackendError('internal', { detail: `post ${id} was changed and is gone` })
    return postWithComments(this.platform.store, post, await this.viewer())
  }

  private async viewer(language: Language = this.caller.language()): Promise<FeedViewer> {
    const { store, rules, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const now = clock.now()
    const isSubscribed = await subscriptionsOf(store, guest, now)
    return { guest, sessionId: session.id, media: rules.of(mediaRules), language, now, isSubscribed }
  }
}

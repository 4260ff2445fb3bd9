import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx'
import { FeedGateway, type PostChange } from '@/application/feed/feed-gateway'
import { WriteComment } from '@/application/feed/write-comment'
import { commentText } from '@/domain/feed/comments'
import type { FeedComment, FeedPost } from '@/domain/feed/post'
import type { PostId } from '@/domain/ids'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { Loadable } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import type { FeedViewModel } from '@/ui/feed/list/feed-view-model'

type ShownPosts = Pick<FeedViewModel, 'load' | 'update' | 'postOf'>

/** The comments of the one post whose conversation is open. */
@injectable('Transient')
export class ThreadViewModel implements ViewModel, Loadable {
  open: PostId | null = null
  draft = ''
  /** The comment that it replies to. */
  replyingTo: FeedComment | null = null
  /** Whether the guest was led to the open conversation: they see their comment, not the form. */
  isLed = false
  private posts: ShownPosts | null = null
  readonly #loading = new Task()
  readonly #writing: Task
  readonly #feed: FeedGateway
  readonly #write: WriteComment
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #toasts: Toasts

  constructor(
    @inject(FeedGateway) feed: FeedGateway,
    @inject(WriteComment) write: WriteComment,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#feed = feed
    this.#write = write
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.#writing = new Task(toasts)
    makeAutoObservable<ThreadViewModel, 'posts'>(this, { posts: observableRef, replyingTo: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#writing.cancel()
  }

  about(posts: ShownPosts): void {
    this.posts = posts
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  get isWriting(): boolean {
    return this.#writing.isRunning
  }

  /** Whether the guest can write: after a sign-up, and never if they are blocked (FEE-031). */
  get mayWrite(): 'yes' | 'login' | 'blocked' {
    const { guest } = this.#guest
    if (!this.#guest.isLoggedIn) return 'login'
    return guest?.isBlockedForComments === true ? 'blocked' : 'yes'
  }

  get canSend(): boolean {
    return commentText(this.draft) !== null
  }

  /** Opens the conversation of a post once it is there. Returns the function that stops. */
  lead(id: PostId): () => void {
    return when(
      () => this.posts?.postOf(id) != null,
      () => {
        this.open = id
        this.isLed = true
        void this.retry()
      },
    )
  }

  async toggle({ id }: FeedPost): Promise<void> {
    this.draft = ''
    this.replyingTo = null
    this.isLed = false
    this.open = this.open === id ? null : id
    this.#loading.cancel()
    if (this.open !== null) await this.retry()
  }

  async retry(): Promise<void> {
    const { open, posts } = this
    if (open !== null && posts !== null) await this.#loading.run(() => posts.load(open))
  }

  write(text: string): void {
    this.draft = text
  }

  reply(comment: FeedComment | null): void {
    this.replyingTo = comment
  }

  async signUp({ model }: FeedPost): Promise<void> {
    await this.#checkout.open('signup', { host: model.name })
  }

  async send(): Promise<void> {
    const { open: postId, draft: text } = this
    if (postId === null || !this.canSend) return
    const repliesTo = this.replyingTo?.id ?? null
    await this.#writing.runOnce(
      () => this.#write.write({ postId, text, repliesTo }),
      (result) => {
        if (!this.accept(result)) return
        this.draft = ''
        this.replyingTo = null
      },
    )
  }

  async remove({ id }: FeedComment): Promise<void> {
    await this.#writing.runOnce(
      () => this.#feed.deleteComment(id),
      (result) => this.accept(result),
    )
  }

  private accept(result: PostChange): boolean {
    if (result.ok) runInAction(() => this.posts?.update(result.post))
    else this.#toasts.show('bad', `feed.refused.${result.reason}`)
    return result.ok
  }
}

import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { GalleryGateway, type CommentRefusal } from '@/application/albums/gallery-gateway'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { truncateText } from '@/domain/access/text'
import type { AlbumDetails } from '@/domain/albums/album'
import { COMMENTS_AT_A_TIME, COMMENTS_PER_REQUEST, shownAfterMore, type AlbumComment } from '@/domain/albums/comments'
import { commentText, MAX_COMMENT } from '@/domain/feed/comments'
import type { AlbumId } from '@/domain/ids'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

const draftKey = (id: AlbumId): string => `album-comment.${id}`

/** Whether the guest may write a comment, or the reason why not. */
export type MayComment = 'yes' | 'login' | 'blocked' | 'hidden' | 'done'

/** The comments of an album, read 500 at once, shown five at a time (ruling 6), and a draft. */
@injectable('Transient')
export class AlbumCommentsViewModel implements ViewModel, Loadable {
  total = 0
  draft = ''
  private album: AlbumDetails | null = null
  private loaded: readonly AlbumComment[] | null = null
  private mayWriteOne = false
  private shownCount = COMMENTS_AT_A_TIME
  readonly #loading = new Task()
  readonly #writing: Task
  readonly #gallery: GalleryGateway
  readonly #storage: KeyValueStorage
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #toasts: Toasts

  constructor(
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gallery = gallery
    this.#storage = storage
    this.#guest = guest
    this.#checkout = checkout
    this.#toasts = toasts
    this.#writing = new Task(toasts)
    makeAutoObservable<AlbumCommentsViewModel, 'album' | 'loaded'>(this, {
      album: observableRef,
      loaded: observableRef,
    })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#writing.cancel()
  }

  get isLoading(): boolean {
    return this.#loading.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  get isKnown(): boolean {
    return this.loaded !== null
  }

  get isWriting(): boolean {
    return this.#writing.isRunning
  }

  /** The comments that are shown. */
  get items(): readonly AlbumComment[] {
    return this.loaded?.slice(0, this.shownCount) ?? []
  }

  get hasMore(): boolean {
    return this.items.length < this.total
  }

  get mayComment(): MayComment {
    const { guest } = this.#guest
    if (!this.#guest.isLoggedIn) return 'login'
    if (guest?.isBlockedForComments === true) return 'blocked'
    if (this.album?.need !== null) return 'hidden'
    return this.mayWriteOne ? 'yes' : 'done'
  }

  get canSend(): boolean {
    return commentText(this.draft) !== null
  }

  /** Shows the comments of an album; reloads for another guest, and once the album is bought. */
  show(album: AlbumDetails): () => void {
    if (this.album?.id !== album.id) {
      this.loaded = null
      this.total = album.comments.total
      this.shownCount = COMMENTS_AT_A_TIME
      this.draft = this.#storage.read(draftKey(album.id)) ?? ''
    }
    this.album = album
    return reaction(
      () => [album.id, this.#guest.audience, album.need] as const,
      ([, audience]) => {
        if (audience !== null) void this.retry()
      },
      { fireImmediately: true },
    )
  }

  async retry(): Promise<void> {
    await this.read([])
  }

  /** Shows five more; requests the next 500 once all loaded ones are shown. */
  async more(): Promise<void> {
    const loaded = this.loaded ?? []
    if (this.shownCount >= loaded.length && loaded.length < this.total) await this.read(loaded)
    runInAction(() => {
      this.shownCount = shownAfterMore(this.shownCount, this.total)
    })
  }

  /** Sets the draft and stores it, so that it survives a reload. */
  write(typed: string): void {
    this.draft = truncateText(typed, MAX_COMMENT)
    const { album, draft } = this
    if (album !== null) this.#storage.write(draftKey(album.id), draft === '' ? null : draft)
  }

  async signUp(): Promise<void> {
    const { album } = this
    await this.#checkout.open('signup', album === null ? {} : { host: album.actor.name })
  }

  async send(): Promise<void> {
    const { album, draft } = this
    if (album === null || !this.canSend) return
    await this.#writing.runOnce(
      () => this.#gallery.postComment(album.id, draft),
      (result) => {
        if (this.album?.id !== album.id) return
        if (!result.ok) return this.refuse(result.reason)
        this.write('')
        this.mayWriteOne = result.comments.isGuestAllowedToCommentAlbum
        this.total = result.comments.total
        this.loaded = [result.comment, ...(this.loaded ?? []).filter(({ id }) => id !== result.comment.id)]
        this.shownCount = Math.max(this.shownCount, Math.min(COMMENTS_AT_A_TIME, this.loaded.length))
      },
    )
  }

  private refuse(reason: CommentRefusal): void {
    if (reason === 'already-commented') this.mayWriteOne = false
    this.#toasts.show('bad', `albums.comments.refused.${reason}`)
  }

  private async read(before: readonly AlbumComment[]): Promise<void> {
    const { album } = this
    if (album === null) return
    await this.#loading.run(
      () => this.#gallery.comments({ albumId: album.id, limit: COMMENTS_PER_REQUEST, offset: before.length }),
      (page) => {
        const known = new Set(before.map(({ id }) => id))
        this.loaded = [...before, ...(page?.items.filter(({ id }) => !known.has(id)) ?? [])]
        this.total = page?.total ?? 0
        this.mayWriteOne = page?.isGuestAllowedToCommentAlbum ?? false
      },
    )
  }
}

import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import { albumPin } from '@/domain/albums/pins'
import type { GuestRating } from '@/domain/media/rating'
import { Modals } from '@/ui/base/modals'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import type { AlbumViewModel } from '@/ui/albums/page/album-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { GalleryOpinions } from './gallery-opinions'
import { SuggestedTags } from './suggested-tags'

type AlbumPage = Pick<AlbumViewModel, 'album' | 'update'>

/** The guest's opinion of an album and its pictures: ratings, pins, and a suggested tag. */
@injectable('Transient')
export class AlbumOpinionsViewModel implements ViewModel {
  tag = ''
  private page: AlbumPage | null = null
  readonly #suggesting: Task
  readonly #gallery: GalleryGateway
  readonly #opinions: GalleryOpinions
  readonly #checkout: Checkout
  readonly #toasts: Toasts
  readonly #modals: Modals
  readonly #tags: SuggestedTags

  constructor(
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(GalleryOpinions) opinions: GalleryOpinions,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
    @inject(Modals) modals: Modals,
    @inject(SuggestedTags) tags: SuggestedTags,
  ) {
    this.#gallery = gallery
    this.#opinions = opinions
    this.#checkout = checkout
    this.#toasts = toasts
    this.#modals = modals
    this.#tags = tags
    this.#suggesting = new Task(toasts)
    makeAutoObservable<AlbumOpinionsViewModel, 'page'>(this, { page: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#suggesting.cancel()
  }

  /** Sets the page that shows the album. */
  about(page: AlbumPage): void {
    this.page = page
    this.tag = ''
  }

  get isSuggesting(): boolean {
    return this.#suggesting.isRunning
  }

  async rate(rating: GuestRating): Promise<void> {
    const album = this.page?.album ?? null
    if (album === null) return
    const rated = {
      likes: album,
      show: (likes: object) => this.change(album, likes),
      send: (sent: GuestRating | null) => this.#gallery.rate(album.id, sent),
    }
    await this.#opinions.rate(album.id, rated, rating)
  }

  async togglePin(): Promise<void> {
    const album = this.page?.album ?? null
    if (album === null) return
    const show = (isFavorite: boolean) => this.change(album, { isFavorite })
    await this.#opinions.togglePin({ target: albumPin(album.id), isFavorite: album.isFavorite, show })
  }

  async ratePicture(picture: AlbumPicture, rating: GuestRating): Promise<void> {
    const album = this.page?.album ?? null
    if (album === null) return
    const { pictureId, likes } = picture
    const rated = {
      likes,
      show: (now: AlbumPicture['likes']) => this.changePicture(album, pictureId, { likes: now }),
      send: (sent: GuestRating | null) => this.#gallery.ratePicture(pictureId, sent),
    }
    await this.#opinions.rate(pictureId, rated, rating)
  }

  async togglePicturePin({ pictureId, isFavorite }: AlbumPicture): Promise<void> {
    const album = this.page?.album ?? null
    if (album === null) return
    const show = (now: boolean) => this.changePicture(album, pictureId, { isFavorite: now })
    await this.#opinions.togglePin({ target: { kind: 'picture', id: pictureId }, isFavorite, show })
  }

  writeTag(tag: string): void {
    this.tag = tag
  }

  /** Sends the tag (MED-039). */
  async suggestTag(): Promise<void> {
    const { tag } = this
    const album = this.page?.album ?? null
    if (album === null || tag.trim() === '') return
    await this.#suggesting.runOnce(
      () => this.#gallery.suggestTag(album.id, tag),
      (result) => {
        if (result.ok) {
          this.tag = ''
          this.#thank()
        } else if (result.reason === 'login-required') void this.#checkout.open('signup', { host: album.actor.name })
        else this.#toasts.show('bad', `albums.tags.refused.${result.reason}`)
      },
    )
  }

  /** Thanks for the tag; a level that it reached is shown at a press (MOD-008 to MOD-010). */
  #thank(): void {
    const level = this.#tags.count()
    const show = () => {
      if (level !== null) this.#modals.show(`tag-reward-${level}`)
    }
    if (level === null) this.#toasts.show('good', 'albums.tags.thanks')
    else this.#toasts.show('good', 'albums.tags.thanks', {}, { label: 'albums.tags.level', onAct: show })
  }

  /** Only the given fields: others may have been reloaded meanwhile. */
  private change({ id }: AlbumDetails, change: Partial<AlbumDetails>): void {
    const now = this.page?.album ?? null
    if (now?.id === id) this.page?.update({ ...now, ...change })
  }

  private changePicture({ id }: AlbumDetails, pictureId: string, change: Partial<AlbumPicture>): void {
    const now = this.page?.album ?? null
    if (now?.id !== id) return
    const pictures = now.pictures.map((each) => (each.pictureId === pictureId ? { ...each, ...change } : each))
    this.page?.update({ ...now, pictures })
  }
}

import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { GalleryGateway, type PinResult } from '@/application/albums/gallery-gateway'
import { codeOf } from '@/application/errors/code-of'
import type { RatingResult } from '@/application/media/rating-result'
import type { PinTarget } from '@/domain/albums/pins'
import { afterRating, ratingIn, type GuestRating, type Likes } from '@/domain/media/rating'
import { Toasts } from '@/ui/base/toasts'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** A rated item, and the page's function that shows its new state. */
export interface Rated {
  readonly likes: Likes
  readonly show: (likes: Likes) => void
  readonly send: (rating: GuestRating | null) => Promise<RatingResult>
}

/** Something that is pinned, and how the page shows whether it is. */
export interface Pinned {
  readonly target: PinTarget
  readonly isFavorite: boolean
  readonly show: (isFavorite: boolean) => void
}

/** Rates and pins galleries: shown at once, and reverted if the platform refuses. */
@injectable('Transient')
export class GalleryOpinions {
  /** Requests in progress: a second press is ignored. */
  readonly #busy = new Set<string>()
  readonly #gallery: GalleryGateway
  readonly #checkout: Checkout
  readonly #toasts: Toasts

  constructor(
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gallery = gallery
    this.#checkout = checkout
    this.#toasts = toasts
  }

  /** Rates an item; the same rating again removes it. `key` names the item. */
  async rate(key: string, { likes, show, send }: Rated, pressed: GuestRating): Promise<void> {
    const rating = ratingIn(likes) === pressed ? null : pressed
    await this.once(`rate ${key}`, async () => {
      runInAction(() => show(afterRating(likes, rating)))
      const result = await this.answered(send(rating))
      runInAction(() => show(result?.ok === true ? result.likes : likes))
      if (result !== null && !result.ok) await this.refused(result.reason)
    })
  }

  async togglePin({ target, isFavorite, show }: Pinned): Promise<void> {
    await this.once(`pin ${target.kind} ${target.id}`, async () => {
      runInAction(() => show(!isFavorite))
      const result: PinResult | null = await this.answered(this.#gallery.pin(target, !isFavorite))
      if (result?.ok === true) return
      runInAction(() => show(isFavorite))
      if (result !== null) await this.refused(result.reason)
    })
  }

  private async once(key: string, work: () => Promise<void>): Promise<void> {
    if (this.#busy.has(key)) return
    this.#busy.add(key)
    try {
      await work()
    } finally {
      this.#busy.delete(key)
    }
  }

  private async answered<T>(request: Promise<T>): Promise<T | null> {
    try {
      return await request
    } catch (error) {
      this.#toasts.show('bad', `errors.${codeOf(error)}`)
      return null
    }
  }

  private async refused(reason: 'login-required' | 'not-found' | 'too-many'): Promise<void> {
    if (reason === 'login-required') await this.#checkout.open('signup')
    else this.#toasts.show('bad', `albums.opinions.refused.${reason}`)
  }
}

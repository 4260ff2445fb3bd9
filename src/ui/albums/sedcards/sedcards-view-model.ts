import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { sedcardsPin } from '@/domain/albums/pins'
import type { Sedcard, Sedcards } from '@/domain/albums/sedcards'
import type { ActorId } from '@/domain/ids'
import type { GuestRating, Likes } from '@/domain/media/rating'
import { GalleryOpinions } from '@/ui/albums/opinions/gallery-opinions'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** An actor's sedcards: their ratings, as a whole and one by one. */
@injectable('Transient')
export class SedcardsViewModel implements ViewModel {
  sedcards: Sedcards | null = null
  #actorId: ActorId | null = null
  readonly #loading = new Task()
  readonly #gallery: GalleryGateway
  readonly #opinions: GalleryOpinions
  readonly #guest: GuestViewModel

  constructor(
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(GalleryOpinions) opinions: GalleryOpinions,
    @inject(GuestViewModel) guest: GuestViewModel,
  ) {
    this.#gallery = gallery
    this.#opinions = opinions
    this.#guest = guest
    makeAutoObservable(this, { sedcards: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
  }

  show(actorId: ActorId): () => void {
    if (this.#actorId !== actorId) this.sedcards = null
    this.#actorId = actorId
    return reaction(
      () => [this.#guest.audience, this.#guest.guest?.hasAvs ?? false].join(' '),
      () => {
        if (this.#guest.audience !== null) void this.load(actorId)
      },
      { fireImmediately: true },
    )
  }

  cardOf(variant: string): Sedcard | null {
    return this.sedcards?.items.find(({ picture }) => picture.variant === variant) ?? null
  }

  async rate(rating: GuestRating): Promise<void> {
    const { sedcards } = this
    if (sedcards === null) return
    const { id } = sedcards.actor
    const rated = {
      likes: sedcards,
      show: (likes: Likes) => this.change(sedcards, likes),
      send: (sent: GuestRating | null) => this.#gallery.rateSedcards(id, sent),
    }
    await this.#opinions.rate(`sedcards ${id}`, rated, rating)
  }

  async togglePin(): Promise<void> {
    const { sedcards } = this
    if (sedcards === null) return
    const show = (isFavorite: boolean) => this.change(sedcards, { isFavorite })
    await this.#opinions.togglePin({ target: sedcardsPin(sedcards.actor.id), isFavorite: sedcards.isFavorite, show })
  }

  async rateCard(card: Sedcard, rating: GuestRating): Promise<void> {
    const rated = {
      likes: card.likes,
      show: (likes: Likes) => this.changeCard(card, { likes }),
      send: (sent: GuestRating | null) => this.#gallery.ratePicture(card.pictureId, sent),
    }
    await this.#opinions.rate(card.pictureId, rated, rating)
  }

  async toggleCardPin(card: Sedcard): Promise<void> {
    const show = (isFavorite: boolean) => this.changeCard(card, { isFavorite })
    const target = { kind: 'picture', id: card.pictureId } as const
    await this.#opinions.togglePin({ target, isFavorite: card.isFavorite, show })
  }

  private async load(actorId: ActorId): Promise<void> {
    await this.#loading.run(
      () => this.#gallery.sedcards(actorId, {}),
      (sedcards) => {
        this.sedcards = sedcards
      },
    )
  }

  private change({ actor }: Sedcards, change: Partial<Sedcards>): void {
    if (this.sedcards?.actor.id === actor.id) this.sedcards = { ...this.sedcards, ...change }
  }

  private changeCard({ pictureId }: Sedcard, change: Partial<Sedcard>): void {
    if (this.sedcards === null) return
    const items = this.sedcards.items.map((each) => (each.pictureId === pictureId ? { ...each, ...change } : each))
    this.sedcards = { ...this.sedcards, items }
  }
}

import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { ProfileGateway } from '@/application/actors/profile-gateway'
import { ratingsShown } from '@/domain/actors/actor-rules'
import { CHAT_RATINGS, type ActorRatings, type ChatRating } from '@/domain/chat/chat-rating'
import type { ActorId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The number of guests who gave one rating. */
export interface RatingRow {
  readonly rating: ChatRating
  readonly count: number
  /** Share of all ratings, 0 to 100. */
  readonly percent: number
}

/** Ratings of an actor's chats (ACT-055). The section is left out if they cannot be loaded. */
@injectable('Transient')
export class ProfileRatingsViewModel implements ViewModel {
  #actorId: ActorId | null = null
  readonly #ratings: Resource<ActorRatings | null>
  readonly #guest: Pick<GuestViewModel, 'audience'>

  constructor(
    @inject(ProfileGateway) profiles: ProfileGateway,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'audience'>,
  ) {
    this.#guest = guest
    this.#ratings = new Resource(async () => (this.#actorId === null ? null : profiles.ratings(this.#actorId)))
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.#ratings.clear()
  }

  show(actorId: ActorId): () => void {
    if (this.#actorId !== actorId) this.#ratings.clear()
    this.#actorId = actorId
    return reaction(
      () => this.#guest.audience,
      (audience) => {
        if (audience !== null) void this.#ratings.reload()
      },
      { fireImmediately: true },
    )
  }

  /** `null`: not known, or too few to be shown (ACT-008). */
  get ratings(): ActorRatings | null {
    const ratings = this.#ratings.value ?? null
    return ratings !== null && ratingsShown({ lastNinetyDays: ratings }) ? ratings : null
  }

  /** The best rating first. */
  get rows(): readonly RatingRow[] {
    const { ratings } = this
    if (ratings === null) return []
    return CHAT_RATINGS.map((rating) => ({
      rating,
      count: ratings[rating],
      percent: (100 * ratings[rating]) / ratings.countRatings,
    }))
  }
}

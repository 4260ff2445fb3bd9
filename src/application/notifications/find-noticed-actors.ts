import { inject, injectable } from 'inversify'
import type { ActorNotices } from './notification-settings-gateway'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** How many favourites are listed: who has more than a hundred switches the others in their rooms. */
const MAX_FAVORITES = 100

/** A actor of whom a guest can be notified, as the list of them shows it. */
export interface NoticedActor {
  readonly id: ActorId
  readonly name: string
  readonly avatar: PictureRef
}

/**
 * The actors whom a guest can be notified of: their favourites, and those who are switched on although they are no favourites any
 * more, so that they can be switched off.
 */
@injectable()
export class FindNoticedActors {
  readonly #actors: ActorGateway

  constructor(@inject(ActorGateway) actors: ActorGateway) {
    this.#actors = actors
  }

  /** Throws `BackendError`. */
  async find(switched: readonly ActorNotices[]): Promise<readonly NoticedActor[]> {
    const { items } = await this.#actors.favorites(MAX_FAVORITES, 0)
    const missing = switched.filter(
      ({ actorId, channels }) => channels.length > 0 && !items.some(({ id }) => id === actorId),
    )
    const others = await Promise.all(missing.map(({ actorId }) => this.#actors.byIdOrName(actorId)))
    return [...items, ...others.filter((actor) => actor !== null)].map(({ id, name, avatar }) => ({ id, name, avatar }))
  }
}

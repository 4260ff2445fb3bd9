import { inject, injectable } from 'inversify'
import type { ActorNotices } from './notification-settings-gateway'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/**
 * Maximum number of favourites listed: a guest with more than a hundred switches the others in
 * their rooms.
 */
const MAX_FAVORITES = 100

/** An actor about whom a guest can be notified, as their list shows it. */
export interface NoticedActor {
  readonly id: ActorId
  readonly name: string
  readonly avatar: PictureRef
}

/**
 * Finds the actors about whom a guest can be notified: their favourites, and former favourites that
 * are still switched on, so that the guest can switch them off.
 */
@injectable()
export class FindNoticedActors {
  readonly #actors: ActorGateway

  constructor(@inject(ActorGateway) actors: ActorGateway) {
    this.#actors = actors
  }

  /** `switched`: the guest's channels by actor. Throws `BackendError`. */
  async find(switched: readonly ActorNotices[]): Promise<readonly NoticedActor[]> {
    const { items } = await this.#actors.favorites(MAX_FAVORITES, 0)
    const missing = switched.filter(
      ({ actorId, channels }) => channels.length > 0 && !items.some(({ id }) => id === actorId),
    )
    const others = await Promise.all(missing.map(({ actorId }) => this.#actors.byIdOrName(actorId)))
    return [...items, ...others.filter((actor) => actor !== null)].map(({ id, name, avatar }) => ({ id, name, avatar }))
  }
}

import { inject, injectable } from 'inversify'
import type { ActorSummary } from '@/domain/actors/actor'
import { PREFERRED, preferredAmong } from '@/domain/actors/favorites'
import { ActorGateway } from './actor-gateway'

/** The number of favourites, and of live actors, that are compared. */
const COMPARED = 50

/** Finds live actors who resemble those the guest has pinned (ACT-064). */
@injectable()
export class FindPreferred {
  constructor(@inject(ActorGateway) private readonly gateway: ActorGateway) {}

  /**
   * Returns at most three actors; none for a guest who has pinned nobody. Throws `BackendError`.
   */
  async find(): Promise<readonly ActorSummary[]> {
    const favorites = await this.gateway.favorites(COMPARED, 0)
    if (favorites.items.length === 0) return []
    const live = await this.gateway.list({
      filter: { online: true },
      sort: 'recommended',
      first: COMPARED,
      offset: 0,
    })
    return preferredAmong(live.items, favorites.items, PREFERRED)
  }
}

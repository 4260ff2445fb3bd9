import { inject, injectable } from 'inversify'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import { ActorGateway } from './actor-gateway'

/**
 * Finds actors like a given one who are live now: for a guest who liked that actor, or came when they were not
 * available (ACT-062).
 */
@injectable()
export class FindSimilar {
  constructor(@inject(ActorGateway) private readonly gateway: ActorGateway) {}

  /** At most this many, with those who are free to chat first. Throws `BackendError`. */
  async find(actor: Pick<Actor, 'id' | 'categories'>, most: number): Promise<readonly ActorSummary[]> {
    const [category] = actor.categories
    const page = await this.gateway.list({
      filter: { ...(category === undefined ? {} : { category }), online: true },
      sort: 'recommended',
      first: 3 * most + 1,
      offset: 0,
    })
    const others = page.items.filter(({ id }) => id !== actor.id)
    const isFree = ({ state }: ActorSummary) => presenceOf(state) === 'live'
    return [...others.filter(isFree), ...others.filter((one) => !isFree(one))].slice(0, most)
  }
}

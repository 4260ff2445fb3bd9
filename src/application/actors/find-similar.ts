import { inject, injectable } from 'inversify'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import { ActorGateway } from './actor-gateway'

/** Finds actors like one who are live now: for whoever liked the one, or came at the wrong moment (ACT-062). */
@injectable()
export class FindSimilar {
  constructor(@inject(ActorGateway) private readonly gateway: ActorGateway) {}

  /** At most so many, those who are free to talk first. Throws `BackendError`. */
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

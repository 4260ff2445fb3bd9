import { inject, injectable } from 'inversify'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { presenceOf } from '@/domain/actors/presence'
import { ActorGateway } from './actor-gateway'

/**
 * Finds live actors who resemble a given one, for a guest who liked that actor or came while the
 * actor was not available (ACT-062).
 */
@injectable()
export class FindSimilar {
  constructor(@inject(ActorGateway) private readonly gateway: ActorGateway) {}

  /** Returns at most `most` actors, those who are free to chat first. Throws `BackendError`. */
  async find(actor: Pick<Actor, 'id' | 'categories'>, most: number): Promise<readonly ActorSummary[]> {
    const found = new Map<string, ActorSummary>()
    // The first category describes an actor best; the next one is only read if it has too few.
    for (const category of actor.categories.length === 0 ? [undefined] : actor.categories) {
      for (const one of await this.liveIn(category, 3 * most + 1)) if (one.id !== actor.id) found.set(one.id, one)
      if (found.size >= most) break
    }
    const others = [...found.values()]
    const isFree = ({ state }: ActorSummary) => presenceOf(state) === 'live'
    return [...others.filter(isFree), ...others.filter((one) => !isFree(one))].slice(0, most)
  }

  private async liveIn(category: string | undefined, first: number): Promise<readonly ActorSummary[]> {
    const filter = { ...(category === undefined ? {} : { category }), online: true }
    return (await this.gateway.list({ filter, sort: 'recommended', first, offset: 0 })).items
  }
}

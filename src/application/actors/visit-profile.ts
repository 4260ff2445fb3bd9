import { inject, injectable } from 'inversify'
import { Tracker } from '@/application/tracking/tracker'
import type { Actor } from '@/domain/actors/actor'
import { ActorGateway } from './actor-gateway'

/** Looks up an actor's profile and, if it exists, reports the visit (ACT-036, API-018). */
@injectable()
export class VisitProfile {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(Tracker) private readonly tracker: Tracker,
  ) {}

  /**
   * Finds the actor by id, or by name in any case; `null`: no such actor, and no visit is reported
   * (ACT-018). Throws `BackendError`.
   */
  async visit(idOrName: string): Promise<Actor | null> {
    const actor = await this.gateway.byIdOrName(idOrName)
    if (actor !== null) this.tracker.profileVisit(actor.name, actor.id)
    return actor
  }
}

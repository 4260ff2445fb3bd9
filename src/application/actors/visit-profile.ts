import { inject, injectable } from 'inversify'
import { Tracker } from '@/application/tracking/tracker'
import type { Actor } from '@/domain/actors/actor'
import { ActorGateway } from './actor-gateway'

/** Looks an actor's profile up and reports the visit, once they are found (ACT-036, API-018). */
@injectable()
export class VisitProfile {
  constructor(
    @inject(ActorGateway) private readonly gateway: ActorGateway,
    @inject(Tracker) private readonly tracker: Tracker,
  ) {}

  /** By id or by name in any case; `null`: no such actor, and nothing to report (ACT-018). Throws `BackendError`. */
  async visit(idOrName: string): Promise<Actor | null> {
    const actor = await this.gateway.byIdOrName(idOrName)
    if (actor !== null) this.tracker.profileVisit(actor.name, actor.id)
    return actor
  }
}

import { inject, injectable } from 'inversify'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { Tracker } from '@/application/tracking/tracker'
import type { Actor } from '@/domain/actors/actor'
import { ChatGateway, type RunningChat } from './chat-gateway'

/** An actor's room as it is found; `chat` is the guest's own that runs in it already. */
export interface Room {
  readonly actor: Actor
  readonly chat: RunningChat | null
}

/** Opens the lobby of a room: a chat that runs there is resumed, and the visit is reported (API-018). */
@injectable()
export class VisitRoom {
  constructor(
    @inject(ActorGateway) private readonly actors: ActorGateway,
    @inject(ChatGateway) private readonly chats: ChatGateway,
    @inject(Tracker) private readonly tracker: Tracker,
  ) {}

  /**
   * The actor as they are now, without a visit: `null` where no actor has that name any more. Throws `BackendError`.
   */
  look(name: string): Promise<Actor | null> {
    return this.actors.byIdOrName(name)
  }

  /** `null`: no actor has that name, and there is nothing to report. Throws `BackendError`. */
  async visit(name: string): Promise<Room | null> {
    const [actor, running] = await Promise.all([this.actors.byIdOrName(name), this.chats.running()])
    if (actor === null) return null
    this.tracker.profileVisit(actor.name, actor.id)
    return { actor, chat: running?.actorId === actor.id ? running : null }
  }
}

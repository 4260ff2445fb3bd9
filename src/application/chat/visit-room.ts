import { inject, injectable } from 'inversify'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { Tracker } from '@/application/tracking/tracker'
import type { Actor } from '@/domain/actors/actor'
import { ChatGateway, type RunningChat } from './chat-gateway'

/** An actor's room; `chat` is the guest's own chat that already runs in it. */
export interface Room {
  readonly actor: Actor
  readonly chat: RunningChat | null
}

/** Opens the lobby of a room: resumes a chat that runs there, and reports the visit (API-018). */
@injectable()
export class VisitRoom {
  constructor(
    @inject(ActorGateway) private readonly actors: ActorGateway,
    @inject(ChatGateway) private readonly chats: ChatGateway,
    @inject(Tracker) private readonly tracker: Tracker,
  ) {}

  /**
   * Returns the actor as they are now without reporting a visit; `null`: no actor has that name any
   * more. Throws `BackendError`.
   */
  look(name: string): Promise<Actor | null> {
    return this.actors.byIdOrName(name)
  }

  /**
   * Returns the room; `null`: no actor has that name, and no visit is reported. Throws
   * `BackendError`.
   */
  async visit(name: string): Promise<Room | null> {
    const [actor, running] = await Promise.all([this.actors.byIdOrName(name), this.chats.running()])
    if (actor === null) return null
    this.tracker.profileVisit(actor.name, actor.id)
    return { actor, chat: running?.actorId === actor.id ? running : null }
  }
}

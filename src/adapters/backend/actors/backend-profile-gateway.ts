import { ratings } from './rating-records'
import { standings } from './ranking-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ProfileGateway } from '@/application/actors/profile-gateway'
import { sumOfRatings, type ActorRatings } from '@/domain/actors/chat-rating'
import type { ActorId } from '@/domain/ids'

/** What only a profile shows, out of the store. */
export class BackendProfileGateway implements ProfileGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async ratings(actorId: ActorId): Promise<ActorRatings | null> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const [standing, record] = await Promise.all([store.get(standings, actorId), store.get(ratings, actorId)])
    if (standing === undefined) return null
    return { actorId, ...sumOfRatings(record?.days ?? []), chats: standing.chats }
  }
}

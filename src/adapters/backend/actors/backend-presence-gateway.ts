import { actors, type ActorRecord } from './actor-records'
import { presences, type PresenceRecord } from './presence-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { MAX_HEAT_MAPS, type PresenceGateway } from '@/application/actors/presence-gateway'
import { heatOf, type ModelHeatMap } from '@/domain/actors/heat-map'
import { returnInPlan } from '@/domain/actors/schedule'
import type { ActorId } from '@/domain/ids'

const HOUR = 3_600_000

/** Heat maps of the stored times at which actors were live. */
export class BackendPresenceGateway implements PresenceGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async heatMaps(actorIds: readonly ActorId[]): Promise<readonly ModelHeatMap[]> {
    await requireSession(this.platform.store, this.caller)
    const { store } = this.platform
    const ids = actorIds.slice(0, MAX_HEAT_MAPS)
    const [found, stored] = await Promise.all([store.getMany(actors, ids), store.getMany(presences, ids)])
    return found.flatMap((actor, index) => (actor === undefined ? [] : [this.heatMap(actor, stored[index])]))
  }

  private heatMap(actor: ActorRecord, presence: PresenceRecord | undefined): ModelHeatMap {
    const now = this.platform.clock.now()
    const { onlineSince } = actor.state
    const running = onlineSince === null || onlineSince >= now ? [] : [{ from: onlineSince, to: now }]
    return {
      actorId: actor.id,
      heatMap: heatOf([...(presence?.sessions ?? []), ...running], now),
      hoursToBeOnline: hoursUntil(actor, now),
      memo: presence?.memo[this.caller.language()] ?? '',
    }
  }
}

/** An announced return comes first; without one the schedule decides. */
function hoursUntil({ state, schedule }: ActorRecord, now: number): number | null {
  if (state.isOnline) return 0
  if (state.backAt === null && schedule.length === 0) return null
  return Math.max(0, Math.ceil(((state.backAt ?? returnInPlan(schedule, now)) - now) / HOUR))
}

import { actors, relations } from './actor-records'
import { pinnedAmong, summariesOf } from './actor-view'
import { actorCollections, standings, type CollectionRecord } from './ranking-records'
import { avatarOf, topCamOf, type Placed } from './top-cam-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import {
  TOP_SIZE,
  type CollectionQuery,
  type RankingGateway,
  type TopCamQuery,
} from '@/application/actors/ranking-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import { AVATAR_LIMIT, type AgeRating } from '@/domain/actors/avatars'
import type { ActorCollection, TopCam } from '@/domain/actors/top-cam'
import type { ActorId } from '@/domain/ids'

/** Number of recommended actors that a collection shows before it is opened. */
const AVATARS = 5

/** Rankings out of what the platform has counted. */
export class BackendRankingGateway implements RankingGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async topCams({ type, ...part }: TopCamQuery): Promise<Page<TopCam>> {
    const placed = await this.platform.store.find(standings, type, { prefix: [], limit: TOP_SIZE })
    return this.page(await this.placed(placed.map(({ actorId }) => actorId)), part, AVATAR_LIMIT.list)
  }

  async pinnedModels(first: number, offset: number): Promise<Page<ActorSummary>> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const pinned = await store.find(relations, 'pinned', { prefix: [guest.id], limit: MAX_PAGE_SIZE })
    const found = await store.getMany(
      actors,
      pinned.map(({ actorId }) => actorId),
    )
    const known = found.filter((record) => record !== undefined)
    const inOrder = known.toSorted((a, b) => Number(b.state.isOnline) - Number(a.state.isOnline))
    const view = { guestId: guest.id, language: this.caller.language(), now: clock.now() }
    const part = inOrder.slice(offset, offset + first)
    return { items: await summariesOf(store, part, view), total: known.length }
  }

  async collections(): Promise<readonly ActorCollection[]> {
    const records = await this.platform.store.find(actorCollections, 'inOrder', { prefix: [] })
    const all = await Promise.all(records.map((record) => this.summary(record)))
    return all.filter((one) => one !== null)
  }

  async collection({ actorId, ...part }: CollectionQuery): Promise<Page<TopCam>> {
    const [record] = await this.platform.store.find(actorCollections, 'byActor', { prefix: [actorId], limit: 1 })
    return this.page(await this.placed(record?.actorIds ?? []), part, AVATAR_LIMIT.collection)
  }

  private async summary({ id, actorId, actorIds }: CollectionRecord): Promise<ActorCollection | null> {
    const host = await this.platform.store.get(actors, actorId)
    if (host === undefined) return null
    const all = (await this.placed(actorIds)).map(({ record }) => record)
    const avatars = all.map((record) => avatarOf(record, AVATAR_LIMIT.collection)).filter((one) => one !== null)
    return {
      id,
      actor: { id: host.id, name: host.name, avatar: avatarOf(host, AVATAR_LIMIT.collection) },
      count: all.length,
      onlineCount: all.filter(({ state }) => state.isOnline).length,
      avatars: avatars.slice(0, AVATARS),
    }
  }

  /** Actors in this order, each with their place in it; who is gone leaves no gap. */
  private async placed(ids: readonly ActorId[]): Promise<readonly Placed[]> {
    const { store } = this.platform
    const [records, counted] = await Promise.all([store.getMany(actors, ids), store.getMany(standings, ids)])
    return records
      .flatMap((record, index) => {
        const standing = counted[index]
        return record === undefined || standing === undefined ? [] : [{ record, standing }]
      })
      .map((one, index) => ({ ...one, rank: index + 1 }))
  }

  private async page(
    placed: readonly Placed[],
    { online, first, offset }: Pick<TopCamQuery, 'online' | 'first' | 'offset'>,
    avatarLimit: AgeRating,
  ): Promise<Page<TopCam>> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const shown = placed.filter(({ record }) => online === undefined || record.state.isOnline === online)
    const viewer = { language: this.caller.language(), avatarLimit }
    const part = shown.slice(offset, offset + Math.min(first, MAX_PAGE_SIZE))
    const ids = part.map(({ record }) => record.id)
    const pinned = await pinnedAmong(this.platform.store, guest.id, ids)
    return { items: part.map((one, index) => topCamOf(one, pinned[index] === true, viewer)), total: shown.length }
  }
}

import { mediaRules } from './media-rules'
import { buyVideo } from './buy-video'
import { videoFilter } from './video-filter'
import { guestVideoKey, ownedVideos, videoLikes, videos } from './video-records'
import { detailsOf, videoOf, type Viewer } from './video-view'
import { authorize, loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hasFilters, pageOf } from '@/adapters/backend/kernel/page-of'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { Page } from '@/application/paging/page'
import { PREVIEW_SECONDS, type BuyResult, type VideoGateway, type VideoQuery } from '@/application/media/video-gateway'
import { wholeVideoQuery, type WholeVideoQuery } from '@/application/media/whole-video-query'
import type { GenderType } from '@/domain/actors/actor'
import type { ActorId, IdempotencyKey, VideoId } from '@/domain/ids'
import type { Video, VideoDetails, VideoSource } from '@/domain/media/video'
import { UnmappedCategoryError } from '@/domain/media/video-lists'

type LikeResult = Awaited<ReturnType<VideoGateway['like']>>

/** The video shop out of the store. */
export class BackendVideoGateway implements VideoGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(requested: VideoQuery): Promise<Page<Video>> {
    const viewer = await this.viewer(this.platform.store)
    const query = whole(requested, viewer.now)
    const { actorIds = [], ...rest } = query.filter
    const [only, ...others] = actorIds
    const [place, filter] =
      only !== undefined && others.length === 0
        ? [{ index: `${query.sort}OfActor`, prefix: [only] }, rest]
        : [{ index: query.sort, prefix: [] }, query.filter]
    const owned = filter.types?.includes('bought') === true ? await this.ownedBy(viewer) : new Set<VideoId>()
    const ofGroups = filter.actingGroups === undefined ? null : await this.actorsOf(filter.actingGroups)
    const { records, total } = await pageOf(
      this.platform.store,
      videos,
      { ...place, first: query.first, offset: query.offset },
      hasFilters(filter) ? videoFilter(filter, { owned, ofGroups }) : null,
    )
    return { items: await Promise.all(records.map((record) => videoOf(this.platform.store, record, viewer))), total }
  }

  async byId(id: VideoId): Promise<VideoDetails | null> {
    const record = await this.platform.store.get(videos, id)
    return record === undefined ? null : detailsOf(this.platform.store, record, await this.viewer(this.platform.store))
  }

  buy(id: VideoId, key: IdempotencyKey, agreedPrice: number): Promise<BuyResult> {
    return buyVideo(this.platform, this.caller, id, { key, agreedPrice })
  }

  like(id: VideoId, liked: boolean): Promise<LikeResult> {
    return this.platform.store.transaction<LikeResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'like')
      if (refusal !== null) return { ok: false, reason: refusal }
      const record = await tx.get(videos, id)
      if (record === undefined) return { ok: false, reason: 'not-found' }
      const key = guestVideoKey(guest.id, id)
      const before = (await tx.get(videoLikes, key)) !== undefined
      if (before === liked) return { ok: true, likes: record.likes }
      if (liked) await tx.put(videoLikes, { guestId: guest.id, videoId: id })
      else await tx.delete(videoLikes, key)
      const likes = Math.max(0, record.likes + (liked ? 1 : -1))
      await tx.put(videos, { ...record, likes })
      return { ok: true, likes }
    })
  }

  async source(id: VideoId): ReturnType<VideoGateway['source']> {
    const record = await this.platform.store.get(videos, id)
    if (record === undefined) return null
    const { session, guest } = await requireSession(this.platform.store, this.caller)
    if (!authorize(guest, 'watch').ok) return null
    const { need } = await detailsOf(this.platform.store, record, await this.viewer(this.platform.store))
    const kind: VideoSource['kind'] = need === null ? 'full' : 'preview'
    const seconds = kind === 'full' ? record.duration : Math.min(PREVIEW_SECONDS, record.duration)
    const { playlists } = this.platform.rules.of(mediaRules)
    const playlistUrl = await playlists.address({
      assetId: record.assetId,
      rendition: kind,
      seconds,
      sessionId: session.id,
    })
    return { kind, playlistUrl, seconds, need }
  }

  private async viewer(reader: Reader): Promise<Viewer> {
    const { guest } = await requireSession(reader, this.caller)
    return { guest, language: this.caller.language(), now: this.platform.clock.now() }
  }

  private async actorsOf(groups: readonly GenderType[]): Promise<ReadonlySet<ActorId>> {
    const all = await this.platform.store.find(actors, 'byName', { prefix: [] })
    return new Set(all.filter(({ genderType }) => groups.includes(genderType)).map(({ id }) => id))
  }

  private async ownedBy(viewer: Viewer): Promise<ReadonlySet<VideoId>> {
    const owned = await this.platform.store.find(ownedVideos, 'byGuest', { prefix: [viewer.guest.id] })
    return new Set(owned.map(({ videoId }) => videoId))
  }
}

function whole(query: VideoQuery, now: number): WholeVideoQuery {
  try {
    return wholeVideoQuery(query, now)
  } catch (error) {
    if (!(error instanceof UnmappedCategoryError)) throw error
    throw new BackendError('invalid-request', { cause: error, detail: error.message })
  }
}

import { mediaRules } from './media-rules'
import { buyVideo } from './buy-video'
import { conditionOf } from './video-filter'
import { dislikeVideo, likesOfVideo, likeVideo } from './rate-video'
import { shareVideo } from './share-video'
import { thumbnailAssets } from './thumbnail-assets'
import { ownedVideos, videos, type VideoRecord } from './video-records'
import { detailsOf, videoFor, videoOf, type Viewer } from './video-view'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { BackendTracker } from '@/adapters/backend/tracking/backend-tracking'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { RatingResult } from '@/application/media/rating-result'
import {
  PREVIEW_SECONDS,
  type BuyResult,
  type ShareResult,
  type VideoGateway,
  type VideoQuery,
} from '@/application/media/video-gateway'
import { wholeVideoQuery, type WholeVideoQuery } from '@/application/media/whole-video-query'
import type { GenderType } from '@/domain/actors/actor'
import type { ActorId, IdempotencyKey, VideoId } from '@/domain/ids'
import type { CaptionTrack } from '@/domain/media/captions'
import { previewSeconds } from '@/domain/media/preview'
import type { Likes } from '@/domain/media/rating'
import type { Video, VideoDetails, VideoSource } from '@/domain/media/video'
import { UnmappedCategoryError } from '@/domain/media/video-lists'
import { NO_ADDRESS, type GrantedAddress } from '@/domain/media/granted-address'

type LikeResult = Awaited<ReturnType<VideoGateway['like']>>

/** The video shop out of the store. */
export class BackendVideoGateway implements VideoGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(requested: VideoQuery): Promise<Page<Video>> {
    const viewer = await this.viewer(this.platform.store)
    const { filter, sort, first, offset } = whole(requested, viewer.now)
    const owned = filter.types?.includes('bought') === true ? await this.ownedBy(viewer) : null
    const ofGroups = filter.actingGroups === undefined ? null : await this.actorsOf(filter.actingGroups)
    const { records, total } = await this.platform.store.select(videos, {
      ...conditionOf(filter, { owned, ofGroups }),
      index: sort,
      offset,
      limit: Math.min(first, MAX_PAGE_SIZE),
    })
    const listed = await Promise.all(records.map((record) => videoOf(this.platform.store, record, viewer)))
    const items = listed.filter((video) => video !== null)
    return { items, total: total - (listed.length - items.length) }
  }

  async byId(id: VideoId): Promise<VideoDetails | null> {
    const { store } = this.platform
    const viewer = await this.viewer(store)
    const found = await videoFor(store, id, viewer.guest.id)
    if (found === null) return null
    const details = await detailsOf(store, found.record, viewer, found.isWithheld)
    return details === null ? null : this.withThumbnails(details, found.record)
  }

  async buy(id: VideoId, key: IdempotencyKey, agreedPrice: number): Promise<BuyResult> {
    const result = await buyVideo(this.platform, this.caller, id, { key, agreedPrice })
    // A hundred frames are signed for a session: a purchase does not wait for them, the page
    // requests them afterwards.
    return result.ok ? { ...result, video: { ...result.video, previewThumbnails: [] } } : result
  }

  like(id: VideoId, liked: boolean): Promise<LikeResult> {
    return likeVideo(this.platform, this.caller, id, liked)
  }

  dislike(id: VideoId, disliked: boolean): Promise<RatingResult> {
    return dislikeVideo(this.platform, this.caller, id, disliked)
  }

  async likes(id: VideoId): Promise<Likes | null> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const record = await store.get(videos, id)
    return record === undefined ? null : likesOfVideo(store, record, guest.id)
  }

  share(id: VideoId, email: string): Promise<ShareResult> {
    return shareVideo(this.platform, this.caller, id, email)
  }

  async watchStart(id: VideoId): Promise<void> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    if (!authorize(guest, 'track-view').ok || (await store.get(videos, id)) === undefined) return
    new BackendTracker(this.platform, this.caller).track('watch', 'start', { videoId: id })
  }

  async source(id: VideoId): ReturnType<VideoGateway['source']> {
    const { session, guest } = await requireSession(this.platform.store, this.caller)
    const found = await videoFor(this.platform.store, id, guest.id)
    if (found === null || found.isWithheld || !authorize(guest, 'watch').ok) return null
    const { record } = found
    const details = await detailsOf(this.platform.store, record, await this.viewer(this.platform.store))
    if (details === null) return null
    const { need } = details
    const kind: VideoSource['kind'] = need === null ? 'full' : 'preview'
    const seconds = kind === 'full' ? record.duration : previewSeconds(record.duration, PREVIEW_SECONDS)
    const { playlists } = this.platform.rules.of(mediaRules)
    const playlistUrl = await playlists.address({
      assetId: record.assetId,
      rendition: kind,
      seconds,
      sessionId: session.id,
    })
    const captions = await this.captionsOf(record, seconds, session.id)
    return { kind, playlistUrl, seconds, captions, need }
  }

  /**
   * Returns captions for the seconds of the picture: a guest who sees a preview reads nothing of
   * the rest.
   */
  private async captionsOf(
    { assetId, captions }: VideoRecord,
    seconds: number,
    sessionId: string,
  ): Promise<readonly CaptionTrack[]> {
    const host = this.platform.rules.of(mediaRules).captions
    if (host === undefined) return []
    return Promise.all(
      captions.map(async (language) => ({
        language,
        address: await host.captions({ assetId, language, seconds, sessionId }),
      })),
    )
  }

  private async withThumbnails(
    details: Omit<VideoDetails, 'previewThumbnails'>,
    record: VideoRecord,
  ): Promise<VideoDetails> {
    const { store, rules } = this.platform
    const { session, guest } = await requireSession(store, this.caller)
    const ageCheck = record.ageRating === 18 ? await ageCheckOf(store, guest.id) : null
    const isShown = authorize(guest, 'watch').ok && (ageCheck === null || ageCheck.avsStatus === 'accepted')
    const { pictures } = rules.of(mediaRules)
    const assets = isShown ? thumbnailAssets(record, details.need) : []
    // Many moments share a frame, and a grant is signed: each frame is granted once.
    const addresses = new Map<string, GrantedAddress>()
    for (const assetId of new Set(assets.map((frame) => frame.assetId)))
      addresses.set(assetId, await pictures.picture({ assetId, sessionId: session.id }))
    const previewThumbnails = assets.map(({ at, assetId }) => ({ at, address: addresses.get(assetId) ?? NO_ADDRESS }))
    return { ...details, previewThumbnails }
  }

  private async viewer(reader: Reader): Promise<Viewer> {
    const { guest } = await requireSession(reader, this.caller)
    return { guest, language: this.caller.language(), now: this.platform.clock.now() }
  }

  private async actorsOf(groups: readonly GenderType[]): Promise<ReadonlySet<ActorId>> {
    const { records } = await this.platform.store.select(actors, {
      facets: [{ family: 'gender', anyOf: groups }],
      index: 'name',
      offset: 0,
      limit: Infinity,
    })
    return new Set(records.map(({ id }) => id))
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
    throw new BackendError('invalid-request', { cause: error, detail: error.message, fields: ['category'] })
  }
}

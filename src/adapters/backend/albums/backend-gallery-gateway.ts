import { commentsOf, writeComment } from './album-comments'
import { albums, guestAlbumKey, type AlbumRecord } from './album-records'
import { albumOf, needOf, picturesOf, shownAssets } from './album-view'
import { viewerOf } from './album-viewer'
import { pinnedPhotosOf, setPin } from './gallery-pins'
import { albumSubject, albumViews, pictureSubject, sedcardsSubject, tagSuggestions } from './gallery-records'
import { visiblePicture, visibleSedcards } from './picture-access'
import { sedcardsOf } from './sedcards-view'
import { viewsCounter } from './views-counter'
import { authorize, loginRefusal } from '@/adapters/backend/access/authorize'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { findActor } from '@/adapters/backend/actors/find-actor'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import { likesOf, rateContent } from '@/adapters/backend/content/rate-content'
import { contentStats } from '@/adapters/backend/content/rating-records'
import { queueCounterDelta } from '@/adapters/backend/kernel/counter-deltas'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { videoOf } from '@/adapters/backend/media/video-view'
import type { FacetCondition } from '@/adapters/stores/selection'
import type { Reader, Store, Transaction } from '@/adapters/stores/store'
import type {
  CommentQuery,
  CommentResult,
  GalleryGateway,
  GalleryPreview,
  PinnedPhoto,
  PinResult,
  SedcardQuery,
  TagSuggestionResult,
} from '@/application/albums/gallery-gateway'
import type { RatingResult } from '@/application/media/rating-result'
import type { AlbumComments } from '@/domain/albums/comments'
import type { PinTarget } from '@/domain/albums/pins'
import type { Sedcards } from '@/domain/albums/sedcards'
import { MAX_SUGGESTED_TAGS, suggestedTag } from '@/domain/albums/tag-suggestion'
import type { ActorId, AlbumId } from '@/domain/ids'
import type { Likes, RatingChange } from '@/domain/media/rating'
import type { Video } from '@/domain/media/video'
import { TOP_VIDEOS } from '@/domain/media/video-lists'

/** The best rated videos of an actor. */
async function bestOf(
  store: Store,
  actorId: ActorId,
  limit: number,
  facets: readonly FacetCondition[] = [],
): Promise<readonly VideoRecord[]> {
  const owners = new Set([actorId])
  return (await store.select(videos, { facets, owners, index: 'topRated', offset: 0, limit })).records
}

/** Galleries out of the store. */
export class BackendGalleryGateway implements GalleryGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async promotedVideo(actorId: ActorId): Promise<Video | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    // A free album shows best what the others are like.
    const [free] = await bestOf(store, actorId, 1, [{ family: 'type', anyOf: ['free'] }])
    const promoted = free ?? (await bestOf(store, actorId, 1))[0]
    return promoted === undefined ? null : videoOf(store, promoted, viewer)
  }

  async topVideos(actorIdOrName: string): Promise<readonly Video[]> {
    const { store } = this.platform
    const [viewer, actor] = await Promise.all([this.viewer(), findActor(store, actorIdOrName)])
    if (actor === undefined) return []
    const best = await bestOf(store, actor.id, TOP_VIDEOS)
    const listed = await Promise.all(best.map((record) => videoOf(store, record, viewer)))
    return listed.filter((video) => video !== null)
  }

  async sedcards(actorIdOrName: string, query: SedcardQuery): Promise<Sedcards | null> {
    return sedcardsOf(this.platform.store, actorIdOrName, query, await this.viewer())
  }

  rateSedcards(actorId: ActorId, rating: RatingChange): Promise<RatingResult> {
    return this.rateIf(sedcardsSubject(actorId), rating, async (tx, viewer) => {
      const seen = await visibleSedcards(tx, actorId, viewer)
      return seen !== null && seen.photos.length > 0
    })
  }

  rate(albumId: AlbumId, rating: RatingChange): Promise<RatingResult> {
    return this.rateIf(
      albumSubject(albumId),
      rating,
      async (tx, viewer) => (await this.offered(tx, albumId, viewer)) !== null,
    )
  }

  ratePicture(pictureId: string, rating: RatingChange): Promise<RatingResult> {
    return this.rateIf(
      pictureSubject(pictureId),
      rating,
      async (tx, viewer) => (await visiblePicture(tx, pictureId, viewer)) !== null,
    )
  }

  async likes(albumId: AlbumId): Promise<Likes | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const isThere = (await this.offered(store, albumId, viewer)) !== null
    return isThere ? likesOf(store, viewer.guest.id, albumSubject(albumId)) : null
  }

  async comments(query: CommentQuery): Promise<AlbumComments | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const offered = await this.offered(store, query.albumId, viewer)
    return offered === null ? null : commentsOf(store, query, viewer.guest, offered.need)
  }

  postComment(albumId: AlbumId, typed: string): Promise<CommentResult> {
    const id = this.platform.random.id()
    return this.change<CommentResult>(async (tx, viewer) => {
      const offered = await this.offered(tx, albumId, viewer)
      if (offered === null) return { ok: false, reason: 'not-found' }
      return writeComment(tx, { id, albumId, typed, at: viewer.now }, viewer.guest, offered.need)
    })
  }

  pin(target: PinTarget, pinned: boolean): Promise<PinResult> {
    return this.change((tx, viewer) => setPin(tx, target, pinned, viewer))
  }

  async pinnedPhotos(): Promise<readonly PinnedPhoto[]> {
    return pinnedPhotosOf(this.platform.store, await this.viewer())
  }

  async preview(albumId: AlbumId): Promise<GalleryPreview | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const offered = await this.offered(store, albumId, viewer)
    if (offered === null) return null
    const { record, album } = offered
    const assets = shownAssets(record, viewer, 'needPurchase')
    return {
      albumId,
      title: album.title,
      pictureCount: album.pictureCount,
      cover: album.cover,
      pictures: await picturesOf(store, albumId, assets, viewer),
    }
  }

  viewed(albumId: AlbumId): Promise<boolean> {
    return this.change(async (tx, viewer) => {
      const { guest, now } = viewer
      if (!authorize(guest, 'track-view').ok || (await this.offered(tx, albumId, viewer)) === null) return false
      if ((await tx.get(albumViews, guestAlbumKey(guest.id, albumId))) !== undefined) return false
      await tx.put(albumViews, { guestId: guest.id, albumId, at: now })
      await queueCounterDelta(this.platform, tx, viewsCounter, albumSubject(albumId), 1)
      return true
    })
  }

  async views(albumId: AlbumId): Promise<number | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    if (!authorize(viewer.guest, 'track-view').ok || (await this.offered(store, albumId, viewer)) === null) return null
    return (await store.get(contentStats, albumSubject(albumId)))?.views ?? 0
  }

  suggestTag(albumId: AlbumId, typed: string): Promise<TagSuggestionResult> {
    return this.change<TagSuggestionResult>(async (tx, viewer) => {
      const { guest, now } = viewer
      const refusal = loginRefusal(guest, 'note')
      if (refusal !== null) return { ok: false, reason: refusal }
      const tag = suggestedTag(typed)
      if (tag === null) return { ok: false, reason: 'no-tag' }
      if ((await this.offered(tx, albumId, viewer)) === null) return { ok: false, reason: 'not-found' }
      const before = await tx.find(tagSuggestions, 'ofGuest', { prefix: [guest.id, albumId] })
      if (before.some((one) => one.tag === tag)) return { ok: true }
      if (before.length >= MAX_SUGGESTED_TAGS) return { ok: false, reason: 'too-many' }
      await tx.put(tagSuggestions, { guestId: guest.id, albumId, tag, at: now })
      return { ok: true }
    })
  }

  /** An album with what this guest needs for it; `null`: there is none of this id for them. */
  private async offered(reader: Reader, albumId: AlbumId, viewer: Buyer) {
    const record: AlbumRecord | undefined = await reader.get(albums, albumId)
    const album = record === undefined ? null : await albumOf(reader, record, viewer)
    return record === undefined || album === null
      ? null
      : { record, album, need: await needOf(reader, record, viewer, album) }
  }

  private rateIf(
    subject: string,
    rating: RatingChange,
    isThere: (tx: Transaction, viewer: Buyer) => Promise<boolean>,
  ): Promise<RatingResult> {
    return this.change<RatingResult>(async (tx, viewer) => {
      const refusal = loginRefusal(viewer.guest, 'like')
      if (refusal !== null) return { ok: false, reason: refusal }
      if (!(await isThere(tx, viewer))) return { ok: false, reason: 'not-found' }
      const likes = await rateContent(tx, { guestId: viewer.guest.id, subject, at: viewer.now }, rating)
      return { ok: true, likes }
    })
  }

  /**
   * Looks up the caller in the transaction, so that a guest who was locked a moment ago changes
   * nothing.
   */
  private change<R>(work: (tx: Transaction, viewer: Buyer) => Promise<R>): Promise<R> {
    return this.platform.store.transaction(async (tx) => work(tx, await viewerOf(this.platform, this.caller, tx)))
  }

  private viewer() {
    return viewerOf(this.platform, this.caller)
  }
}

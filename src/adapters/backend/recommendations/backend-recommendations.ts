import { tasteOf } from './taste-of'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { BackendVideoGateway } from '@/adapters/backend/media/backend-video-gateway'
import { TRENDING_FROM } from '@/adapters/backend/media/video-facets'
import { videos } from '@/adapters/backend/media/video-records'
import type { VideoQuery } from '@/application/media/video-gateway'
import { MORE_OF_ACTOR, type RelatedGateway } from '@/application/recommendations/related-gateway'
import type { VideoId } from '@/domain/ids'
import { RECOMMENDED_VIDEOS } from '@/domain/media/video-lists'
import type { Video } from '@/domain/media/video'
import { reasonFor, type RecommendedVideo, type RelatedVideos } from '@/domain/recommendations/reason'

/** Recommends content beside a video, from the lists of the shop. */
export class BackendRecommendations implements RelatedGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async videos(videoId: VideoId): Promise<RelatedVideos | null> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const record = await store.get(videos, videoId)
    if (record === undefined) return null
    const { actorId, tags } = record
    const shown = { id: videoId, actorId, tags: record.texts[this.caller.language()].tags }
    const taste = await tasteOf(store, guest.id)
    const reasoned = async (listed: readonly Video[]): Promise<readonly RecommendedVideo[]> => {
      const records = await store.getMany(
        videos,
        listed.map(({ id }) => id),
      )
      return listed.map((video, index) => ({
        video,
        reason: reasonFor(
          {
            id: video.id,
            actorId: video.actor.id,
            actorName: video.actor.name,
            tags: video.tags,
            isNew: video.new,
            isTrending: (records[index]?.trend ?? 0) >= TRENDING_FROM,
          },
          shown,
          taste,
        ),
      }))
    }
    const mood = tags.slice(0, 1)
    const [ofActor, similar] = await Promise.all([
      this.others(videoId, MORE_OF_ACTOR, { filter: { actorIds: [actorId] }, sort: 'newest' }),
      mood.length === 0 ? [] : this.others(videoId, RECOMMENDED_VIDEOS, { filter: { tags: mood }, sort: 'topRated' }),
    ])
    return { ofActor: await reasoned(ofActor), similar: await reasoned(similar) }
  }

  /** The beginning of a list without the video that it is beside. */
  private async others(without: VideoId, count: number, query: Omit<VideoQuery, 'offset'>): Promise<readonly Video[]> {
    const shop = new BackendVideoGateway(this.platform, this.caller)
    const { items } = await shop.list({ ...query, first: count + 1, offset: 0 })
    return items.filter(({ id }) => id !== without).slice(0, count)
  }
}

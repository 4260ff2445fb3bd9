import { NEW_FOR } from './video-view'
import { videos } from './video-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { openPictures } from '@/adapters/backend/actors/photos'
import { standings } from '@/adapters/backend/actors/ranking-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { pageOf } from '@/adapters/backend/kernel/page-of'
import type { VideoStarGateway, VideoStarQuery } from '@/application/media/video-star-gateway'
import type { Page } from '@/application/paging/page'
import { ageShown } from '@/domain/actors/actor-rules'
import { VIDEO_STARS, type VideoStar } from '@/domain/media/video-star'
import { path } from '@/domain/routes/path'

/** The most new videos of one actor that are counted. */
const MAX_NEW = 50

/** Actors by the number of their videos. */
export class BackendVideoStars implements VideoStarGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list({ first = VIDEO_STARS, offset }: VideoStarQuery): Promise<Page<VideoStar>> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const { records, total } = await pageOf(store, standings, { index: 'videoStars', prefix: [], first, offset })
    const ids = records.map(({ actorId }) => actorId)
    const found = await store.getMany(actors, ids)
    const stars = records.flatMap(({ videoCount }, index) => {
      const actor = found[index]
      return actor === undefined ? [] : [this.starOf(actor, videoCount)]
    })
    return { items: await Promise.all(stars), total }
  }

  private async starOf(actor: ActorRecord, videoCount: number): Promise<VideoStar> {
    const now = this.platform.clock.now()
    const { total } = await this.platform.store.select(videos, {
      facets: [],
      owners: new Set([actor.id]),
      between: { index: 'newest', from: -Infinity, to: -(now - NEW_FOR) },
      index: 'newest',
      offset: 0,
      limit: 0,
    })
    return {
      id: actor.id,
      actorId: actor.id,
      actorName: actor.name,
      age: ageShown(actor),
      profileLink: path('actor', { actorName: actor.name }, this.caller.language()),
      videoCount,
      newVideoCount: Math.min(total, MAX_NEW),
      pictures: openPictures(actor),
      online: actor.state.isOnline,
      spokenLanguages: actor.languages,
      state: actor.state,
    }
  }
}

import type { VideoGateway } from '@/application/media/video-gateway'
import type { Video } from '@/domain/media/video'
import { RECOMMENDED_VIDEOS } from '@/domain/media/video-lists'
import { PagedList } from '@/ui/base/paged-list'

/** Tiles of the row of the same actor, besides the video itself; what is recommended has more (MED-033). */
const MORE = 8

/** What else there is to watch beside a video: by the same actor, and in the same mood. */
export class RelatedVideos {
  readonly ofActor: PagedList<Video>
  readonly similar: PagedList<Video>
  private video: Video | null = null

  constructor(shop: VideoGateway) {
    this.ofActor = new PagedList((offset) =>
      shop.list({
        filter: this.video === null ? {} : { actorIds: [this.video.actor.id] },
        sort: 'newest',
        first: MORE + 1,
        offset,
      }),
    )
    this.similar = new PagedList((offset) =>
      shop.list({ filter: { tags: this.moods() }, sort: 'topRated', first: RECOMMENDED_VIDEOS + 1, offset }),
    )
  }

  show(video: Video): void {
    if (this.video?.id !== video.id) this.clear()
    this.video = video
    void this.ofActor.reload()
    if (this.moods().length > 0) void this.similar.reload()
  }

  clear(): void {
    this.video = null
    this.ofActor.clear()
    this.similar.clear()
  }

  /** A row without the video that is shown above it. */
  shown(list: PagedList<Video>): readonly Video[] {
    return list.items
      .filter(({ id }) => id !== this.video?.id)
      .slice(0, list === this.similar ? RECOMMENDED_VIDEOS : MORE)
  }

  private moods(): readonly string[] {
    return (this.video?.tags ?? []).slice(0, 1).map(({ id }) => id)
  }
}

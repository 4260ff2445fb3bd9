import type { QueryClient } from '@/adapters/remote/query/query-client'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { buyVideo, videoSource } from '@/adapters/wire/media/video-calls'
import { likeVideo, videoById, videos } from '@/adapters/wire/media/video-queries'
import type { Page } from '@/application/paging/page'
import type { BuyResult, VideoGateway, VideoQuery } from '@/application/media/video-gateway'
import type { IdempotencyKey, VideoId } from '@/domain/ids'
import type { Video, VideoDetails } from '@/domain/media/video'

/** The video shop over the wire. */
export class RemoteVideoGateway implements VideoGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly query: QueryClient,
    /** Where the addresses of playlists begin when they are rooted; empty: this origin. */
    private readonly baseUrl: string,
  ) {}

  list(query: VideoQuery): Promise<Page<Video>> {
    return this.query.ask(videos, query)
  }

  byId(id: VideoId): Promise<VideoDetails | null> {
    return this.query.ask(videoById, { id })
  }

  buy(videoId: VideoId, key: IdempotencyKey, agreedPrice: number): Promise<BuyResult> {
    return this.rest.call(buyVideo, { videoId, key, agreedPrice })
  }

  like(id: VideoId, liked: boolean): ReturnType<VideoGateway['like']> {
    return this.query.ask(likeVideo, { id, liked })
  }

  async source(videoId: VideoId): ReturnType<VideoGateway['source']> {
    const { source } = await this.rest.call(videoSource, { videoId })
    if (source === null || !source.playlistUrl.startsWith('/')) return source
    return { ...source, playlistUrl: `${this.baseUrl}${source.playlistUrl}` }
  }
}

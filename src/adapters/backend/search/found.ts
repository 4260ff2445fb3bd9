import type { Finder } from './finder'
import { isOpenTo, openTo, type SearchViewer } from './search-viewer'
import { actors, profiles, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { albums, type AlbumRecord } from '@/adapters/backend/albums/album-records'
import { blogPosts, type PostRecord } from '@/adapters/backend/blog/post-records'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { tvFormats, tvVideos, type FormatRecord, type TvVideoRecord } from '@/adapters/backend/tv/tv-records'
import { isReleased } from '@/adapters/backend/tv/tv-view'
import type { Reader } from '@/adapters/stores/store'
import { isPublished } from '@/domain/blog/post'

/** Tags of videos in which there is more to listen to than to see: rain, sea, pages, voices. */
const QUIET: ReadonlySet<string> = new Set(['candlelight', 'library', 'poetry', 'rain', 'seaside', 'snow'])

/**
 * The results of each category that the guest may see, the best first (SEA-002,
 * docs/decisions/0060-one-search.md).
 */
export class Found {
  constructor(
    private readonly reader: Reader,
    private readonly finder: Finder,
    private readonly viewer: SearchViewer,
  ) {}

  /**
   * Finds actors by name, by their three words and by category. Live actors come first among equal
   * matches.
   */
  async actors(): Promise<readonly ActorRecord[]> {
    return this.people(await this.finder.keys(actors))
  }

  /** Finds actors by the same fields, and by the content of their profiles. */
  async models(): Promise<readonly ActorRecord[]> {
    const [byTile, byProfile] = await Promise.all([this.finder.keys(actors), this.finder.keys(profiles)])
    return this.people([...new Set([...byTile, ...byProfile])])
  }

  /** Finds videos by title and tags. */
  async videos(): Promise<readonly VideoRecord[]> {
    return openTo(this.reader, this.viewer, await this.finder.records(videos, await this.finder.keys(videos)))
  }

  /** Videos to listen to. */
  async asmr(): Promise<readonly VideoRecord[]> {
    return (await this.videos()).filter(({ tags }) => tags.some((tag) => QUIET.has(tag)))
  }

  /** Albums that cost nothing. */
  async photos(): Promise<readonly AlbumRecord[]> {
    return (await this.albums()).filter(({ free }) => free)
  }

  /** Albums that are sold. */
  async galleries(): Promise<readonly AlbumRecord[]> {
    return (await this.albums()).filter(({ free }) => !free)
  }

  /** Returns the formats that are broadcast. */
  async tv(): Promise<readonly FormatRecord[]> {
    return this.finder.records(tvFormats, await this.finder.keys(tvFormats))
  }

  /** Episodes that are out. */
  async mediathek(): Promise<readonly TvVideoRecord[]> {
    const found = await this.finder.records(tvVideos, await this.finder.keys(tvVideos))
    return found.filter((video) => isReleased(video, this.viewer.now))
  }

  /** Posts that are published. */
  async blog(): Promise<readonly PostRecord[]> {
    const found = await this.finder.records(blogPosts, await this.finder.keys(blogPosts))
    return found.filter((post) => isPublished(post, this.viewer.now))
  }

  private async albums(): Promise<readonly AlbumRecord[]> {
    return openTo(this.reader, this.viewer, await this.finder.records(albums, await this.finder.keys(albums)))
  }

  private async people(keys: readonly string[]): Promise<readonly ActorRecord[]> {
    return (await this.finder.records(actors, keys)).filter((actor) => isOpenTo(this.viewer, actor))
  }
}

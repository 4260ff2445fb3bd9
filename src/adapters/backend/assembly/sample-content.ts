import { featureSeeds } from './features'
import { generateAlbums } from '@/adapters/backend/world/seed/albums/generate-albums'
import { generatePosts } from '@/adapters/backend/world/seed/blog/generate-posts'
import { generateBanners } from '@/adapters/backend/world/seed/promo/generate-banners'
import { generateWorld, type World } from '@/adapters/backend/world/seed/generate-world'
import { generateFormats, generateTvPosts, generateTvVideos } from '@/adapters/backend/world/seed/tv/generate-tv'
import type { Collection } from '@/adapters/stores/store'
import type { AlbumRecord } from '@/adapters/backend/albums/album-records'
import type { PostRecord } from '@/adapters/backend/blog/post-records'
import type { BannerRecord } from '@/adapters/backend/promo/banner-records'
import type { FormatRecord, TvPostRecord, TvVideoRecord } from '@/adapters/backend/tv/tv-records'

/**
 * The content of the sample world: the content that an operator supplies in a catalogue of their
 * own.
 */
export interface SampleContent extends Pick<World, 'actors' | 'profiles' | 'videos'> {
  /** The records of a collection that a feature adds to the sample world by a seed. */
  readonly seeded: <T>(collection: Collection<T>) => readonly T[]
  readonly albums: readonly AlbumRecord[]
  readonly formats: readonly FormatRecord[]
  readonly tvVideos: readonly TvVideoRecord[]
  readonly tvPosts: readonly TvPostRecord[]
  readonly stories: readonly PostRecord[]
  readonly banners: readonly BannerRecord[]
}

/** The content of a sample world of this size; `now` is epoch ms. */
export function sampleContent(actors: number, videos: number, now: number): SampleContent {
  const world = generateWorld({ seed: 1, actors, videos, now })
  return {
    ...world,
    seeded: <T>({ name }: Collection<T>) =>
      featureSeeds.flatMap((seed) => (seed.collection === name ? (seed.generate(world) as readonly T[]) : [])),
    albums: generateAlbums(world),
    formats: generateFormats(world),
    tvVideos: generateTvVideos(world),
    tvPosts: generateTvPosts(world),
    stories: generatePosts(world),
    banners: generateBanners(world),
  }
}

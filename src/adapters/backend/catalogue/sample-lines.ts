import type { WrittenLine } from './lines'
import { linesOf, type Content } from './lines-of-world'
import { generateAlbums } from '@/adapters/backend/world/seed/albums/generate-albums'
import { generatePosts } from '@/adapters/backend/world/seed/blog/generate-posts'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { generateFormats, generateTvPosts, generateTvVideos } from '@/adapters/backend/world/seed/tv/generate-tv'

/** What a catalogue can hold of the sample world; `now` is epoch ms. */
export function sampleContent(actors: number, videos: number, now: number): Content {
  const world = generateWorld({ seed: 1, actors, videos, now })
  return {
    ...world,
    albums: generateAlbums(world),
    formats: generateFormats(world),
    tvVideos: generateTvVideos(world),
    tvPosts: generateTvPosts(world),
    stories: generatePosts(world),
  }
}

/** The sample world as the lines of a catalogue. */
export const sampleLines = (actors: number, videos: number, now: number): Iterable<WrittenLine> =>
  linesOf(sampleContent(actors, videos, now))

import { generateAlbums } from './generate-albums'
import type { AlbumRecord } from '@/adapters/backend/albums/album-records'
import {
  albumComments,
  albumSubject,
  sedcardsSubject,
  type AlbumCommentRecord,
} from '@/adapters/backend/albums/gallery-records'
import { contentStats, noStats, type ContentStats } from '@/adapters/backend/content/rating-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import albumTexts from '@/adapters/backend/world/data/albums.json' with { type: 'json' }
import { sampleGuest } from '@/adapters/backend/world/texts/sample-guests'

const HOUR = 3_600_000

/** The most comments of a sample album: two pages of what the interface shows at a time. */
const MAX_COMMENTS = 9

/** Comments of an album until `now`, epoch ms: none by one guest twice. */
function commentsOf(
  { id: albumId, releasedAt }: AlbumRecord,
  index: number,
  now: number,
): readonly AlbumCommentRecord[] {
  const rng = seededRandom(Math.imul(index + 1, 7_919) + 3)
  if (rng.chance(0.3)) return []
  const count = rng.int(1, MAX_COMMENTS)
  let created = releasedAt
  return Array.from({ length: count }, (_, number) => {
    created += rng.int(1, 40) * HOUR
    return {
      id: `sample-${albumId}-${number}`,
      albumId,
      ...sampleGuest(index + number * 5),
      text: at(albumTexts.comments, index * 7 + number * 5),
      created,
    }
  }).filter((comment, number, all) => {
    const isFirst = all.findIndex(({ guestId }) => guestId === comment.guestId) === number
    return isFirst && comment.created <= now
  })
}

const generateComments = (world: World): readonly AlbumCommentRecord[] =>
  generateAlbums(world).flatMap((album, index) => commentsOf(album, index, world.now))

/** Returns how guests of the sample world have rated and seen albums and sedcards. */
function generateStats(world: World): readonly ContentStats[] {
  const albums = generateAlbums(world).map((album, index): ContentStats => {
    const rng = seededRandom(Math.imul(index + 1, 3_307) + 11)
    const likes = rng.int(2, 12) + Math.floor(album.sold / 4)
    const subject = albumSubject(album.id)
    const views = likes * rng.int(4, 12)
    return {
      subject,
      likes,
      dislikes: Math.floor(likes * 0.1 * rng.next()),
      views,
      comments: commentsOf(album, index, world.now).length,
    }
  })
  const cards = world.actors.map(({ id }, index): ContentStats => {
    const rng = seededRandom(Math.imul(index + 1, 5_501) + 7)
    return { ...noStats(sedcardsSubject(id)), likes: rng.int(3, 240), dislikes: rng.int(0, 9) }
  })
  return [...albums, ...cards]
}

export const albumCommentsSeed = seedOf(albumComments, 'ofAlbum', generateComments)

export const statsSeed = seedOf(contentStats, 'bySubject', generateStats)

import { albums, type AlbumRecord } from '@/adapters/backend/albums/album-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { textsOnDemand } from '@/adapters/backend/world/seed/texts-on-demand'
import { ALBUM_TITLE_COUNT, albumTexts } from '@/adapters/backend/world/texts/albums/album-texts'
import { asId, type AlbumId } from '@/domain/ids'
import { grantedAsset } from '@/domain/pictures/artwork'
import { ALBUM_VARIANTS, type PictureVariant } from '@/domain/pictures/picture-variants'

const DAY = 86_400_000
const HOUR = 3_600_000

/**
 * Maximum number of pictures of an album; a second album of an actor begins behind them, so that no
 * picture is in two albums of an actor.
 */
const MAX_PICTURES = 20

/** Number of pictures of an album that every guest may see. */
const PREVIEWS = 3

/**
 * Steps through the titles; it has no factor in common with their number, so that each comes once
 * before any comes twice.
 */
const STRIDE = 241

type Offer = Pick<AlbumRecord, 'free' | 'price' | 'ageRating'>

/**
 * The newest albums: one that is sold, one that is free, and one for which an age has to be proved.
 */
const newest: readonly Offer[] = [
  { free: false, price: 12, ageRating: 16 },
  { free: true, price: 0, ageRating: 16 },
  { free: false, price: 18, ageRating: 18 },
]

/** Two albums of each actor, and one of every third: 400 of 240 actors. */
const hasAlbum = (actor: number, album: number): boolean => album === 0 || actor % 3 !== 2

/** The two albums of an actor have different covers. */
const coverOf = (step: number): PictureVariant => at(ALBUM_VARIANTS, step % ALBUM_VARIANTS.length)

/** Returns all albums of a world. Ids count from '1'. */
export function generateAlbums({ seed, actors, now }: Pick<World, 'seed' | 'actors' | 'now'>): AlbumRecord[] {
  return [0, 1]
    .flatMap((album) =>
      actors.flatMap((actor, index) => (hasAlbum(index, album) ? [{ actor, from: album * MAX_PICTURES }] : [])),
    )
    .map((of, index) => one(index, of, seed, now))
}

function one(i: number, { actor, from }: { actor: ActorRecord; from: number }, seed: number, now: number): AlbumRecord {
  const rng = seededRandom(Math.imul(seed, 92_821) + i + 1)
  const isFree = rng.chance(0.15)
  const drawn: Offer = {
    free: isFree,
    price: isFree ? 0 : rng.int(6, 30),
    ageRating: !isFree && rng.chance(0.15) ? 18 : 16,
  }
  const isNewest = i < newest.length
  const textSeed = (i * STRIDE) % ALBUM_TITLE_COUNT
  return {
    id: asId<AlbumId>(String(i + 1)),
    actorId: actor.id,
    texts: textsOnDemand((language) => albumTexts(textSeed, language)),
    ...(newest[i] ?? drawn),
    releasedAt: isNewest ? now - (i + 1) * 4 * HOUR : now - Math.floor((1 + rng.next() ** 1.5 * 900) * DAY),
    cover: { family: actor.family, variant: coverOf(actor.family + (from === 0 ? 0 : 2) + rng.int(0, 1)) },
    pictures: Array.from({ length: rng.int(8, MAX_PICTURES) }, (_, at) => grantedAsset(actor.family, from + at)),
    previews: PREVIEWS,
    sold: isFree ? 0 : Math.floor(rng.next() ** 3 * 600),
  }
}

export const albumsSeed = seedOf(albums, 'newest', generateAlbums)

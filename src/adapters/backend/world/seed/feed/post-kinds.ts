import type { PostRecord } from '@/adapters/backend/feed/post-records'
import type { SeededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { groupOf, type PostType } from '@/domain/feed/feed-lists'
import { asId, type ContestId } from '@/domain/ids'
import { clipOf, GRANTED_PICTURES, grantedAsset, VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { VIDEO_VARIANTS } from '@/domain/pictures/picture-variants'

/** The share of each kind, of twenty posts. */
const KINDS: readonly (readonly [share: number, type: PostType])[] = [
  [6, 'photos'],
  [5, 'text'],
  [4, 'clip'],
  [1, 'hotClip'],
  [2, 'photoGallery'],
  [1, 'profileImage'],
  [1, 'photoContest'],
]

/** The pictures of an actor from this one on are in no album. */
const FIRST_PICTURE = 40

export function typeOf(rng: SeededRandom): PostType {
  let left = rng.int(1, 20)
  return KINDS.find(([share]) => (left -= share) <= 0)?.[1] ?? 'photos'
}

/** Draws the price of a post, who may see it, and the goal of its tips. */
export function offerOf(
  rng: SeededRandom,
  type: PostType,
): Pick<PostRecord, 'price' | 'fsk' | 'goalCoins' | 'tipsSum'> {
  const isSold = ['photos', 'clip'].includes(type) ? rng.chance(0.4) : type === 'text' && rng.chance(0.15)
  const price = isSold ? rng.int(4, 24) : 0
  const goalCoins = !isSold && rng.chance(0.22) ? rng.int(4, 30) * 25 : null
  return {
    price,
    fsk: isSold && rng.chance(0.15) ? 18 : 16,
    goalCoins,
    tipsSum: goalCoins === null ? 0 : Math.floor(goalCoins * Math.min(1.05, rng.next() * 1.25)),
  }
}

/** Pictures and clip of a post. */
export function mediaOf(
  rng: SeededRandom,
  type: PostType,
  family: number,
): Pick<PostRecord, 'photos' | 'contestId' | 'clip'> {
  const contestId = type === 'photoContest' ? asId<ContestId>('candlelight') : null
  if (groupOf(type) === 'clips') {
    const setting = rng.int(0, VIDEO_SETTINGS - 1)
    const clip = {
      assetId: String(clipOf(family, setting)),
      length: rng.int(15, 90),
      width: 1280,
      height: 720,
      poster: { family, variant: VIDEO_VARIANTS[setting] ?? 'v0' },
    }
    return { photos: [], contestId, clip }
  }
  const most = type === 'photos' || type === 'photoGallery' ? 6 : 1
  const count = type === 'text' ? 0 : rng.int(1, most)
  const from = rng.int(FIRST_PICTURE, GRANTED_PICTURES - most)
  return {
    photos: Array.from({ length: count }, (_, picture) => grantedAsset(family, from + picture)),
    contestId,
    clip: null,
  }
}

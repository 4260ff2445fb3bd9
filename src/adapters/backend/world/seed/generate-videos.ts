import { at, seededRandom, type SeededRandom } from './seeded-random'
import { SettingChoice } from './setting-choice'
import { textsOnDemand } from './texts-on-demand'
import { videoTexts } from '@/adapters/backend/world/texts/video-texts'
import { TITLE_COUNT, titleTags } from '@/adapters/backend/world/texts/titles'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import { asId, type ActorId, type VideoId } from '@/domain/ids'

const DAY = 86_400_000
const HOUR = 3_600_000

/** Number of videos released within the last fortnight. */
const RECENT = 60

/**
 * Steps through the titles; a prime that does not divide their number, so that each comes once
 * before any comes twice, and near the golden section of it, so that neighbours are about different
 * things.
 */
const STRIDE = 2_161

type Offer = Pick<VideoRecord, 'free' | 'vip' | 'price' | 'basePrice' | 'isVip30Offer'>

const free: Offer = { free: true, vip: false, price: 0, basePrice: 0, isVip30Offer: false }
const vipOnly: Offer = { free: false, vip: true, price: 0, basePrice: 0, isVip30Offer: false }
const sold = (price: number): Offer => ({ free: false, vip: false, price, basePrice: price, isVip30Offer: false })

/** The new videos of the start page: title, actor, length in seconds and offer. */
const premieres: readonly (readonly [textSeed: number, actorId: number, duration: number, offer: Offer])[] = [
  [0, 9, 760, sold(24)],
  [1, 2, 1_085, free],
  [2, 1, 562, sold(16)],
  [3, 7, 1_330, vipOnly],
]

/** Returns all videos of a world, spread over its actors. Ids count from '1'. */
export function generateVideos(
  seed: number,
  count: number,
  actors: readonly ActorRecord[],
  now: number,
): VideoRecord[] {
  if (actors.length === 0) return []
  const settings = new SettingChoice()
  return Array.from({ length: count }, (_, i) => {
    const rng = seededRandom(Math.imul(seed, 104_729) + i + 1)
    const premiere = premieres[i]
    const releasedAt = premiere === undefined ? releaseOf(i, rng, now) : now - (i + 1) * 5 * HOUR
    const actor = at(actors, premiere === undefined ? Math.floor(rng.next() ** 1.3 * actors.length) : premiere[1] - 1)
    return one(i, rng, actor, { releasedAt, now, settings }, premiere)
  })
}

function one(
  i: number,
  rng: SeededRandom,
  actor: ActorRecord,
  {
    releasedAt,
    now,
    settings,
  }: { readonly releasedAt: number; readonly now: number; readonly settings: SettingChoice },
  premiere: (typeof premieres)[number] | undefined,
): VideoRecord {
  const offer = premiere?.[3] ?? drawOffer(rng)
  const textSeed = premiere?.[0] ?? titleSeed(i)
  const tags = titleTags(textSeed)
  const days = (now - releasedAt) / DAY
  const fame = rng.next() ** 3
  return {
    id: asId<VideoId>(String(i + 1)),
    actorId: asId<ActorId>(actor.id),
    texts: textsOnDemand((language) => videoTexts({ textSeed, tags }, language)),
    duration: premiere?.[2] ?? rng.int(4 * 60, 28 * 60),
    ageRating: premiere === undefined && !offer.free && rng.chance(0.2) ? 18 : 16,
    ...offer,
    camRecording: rng.chance(0.15),
    classic: days > 900 && rng.chance(0.5),
    original: rng.chance(0.2),
    selected: rng.chance(0.1),
    releasedAt,
    ...settings.next(actor.family, tags, rng),
    likes: Math.floor(fame * 900 + rng.next() * 40),
    sold: offer.free ? 0 : Math.floor(fame * 1_400 + rng.next() * 60),
    trend: Math.floor(Math.min(1_000, 1_000 * rng.next() ** (1 + days / 60))),
    tags,
    captions: captionsOf(i),
    // Written by the contests.
    contestPlace: null,
  }
}

/**
 * Returns the languages of captions. Three of four videos have captions; whether one does is not
 * drawn, so that nothing else of a world changes.
 */
const captionsOf = (i: number): readonly string[] => (i % 4 === 2 && i >= premieres.length ? [] : ['de', 'en', 'es'])

/** The titles after those of the premieres, in an order that mixes them. */
const titleSeed = (i: number): number =>
  premieres.length + (((i - premieres.length) * STRIDE) % (TITLE_COUNT - premieres.length))

function releaseOf(i: number, rng: SeededRandom, now: number): number {
  const days = i < RECENT ? 1 + rng.next() * 12.9 : 30 + rng.next() ** 1.5 * (4 * 365 - 30)
  return now - Math.floor(days * DAY)
}

function drawOffer(rng: SeededRandom): Offer {
  const drawn = rng.next()
  if (drawn < 0.14) return free
  if (drawn < 0.24) return vipOnly
  const price = rng.int(8, 40)
  const discounted = rng.chance(0.2)
  return {
    free: false,
    vip: drawn < 0.32,
    // Dearer before: by a quarter to three quarters, at least one coin.
    basePrice: discounted ? price + Math.max(1, Math.floor(price * (0.25 + rng.next() / 2))) : price,
    price,
    isVip30Offer: drawn > 0.94,
  }
}

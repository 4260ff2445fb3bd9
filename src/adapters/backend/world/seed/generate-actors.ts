import { roster, type RosterEntry } from './roster'
import { seededRandom, type SeededRandom } from './seeded-random'
import { awayState, liveState } from './live-state'
import { NameGenerator } from './name-generator'
import { drawOrigin } from './origins'
import { roomRulesOf } from './room-rules-of'
import { textsOnDemand } from './texts-on-demand'
import { weeklyTvOf } from './tv/weekly-tv'
import { actorTexts, profileTexts } from '@/adapters/backend/world/texts/actor-texts'
import { interviewTexts } from '@/adapters/backend/world/texts/interview'
import { hobbies, moods, places } from '@/adapters/backend/world/texts/traits'
import type { ActorRecord, ProfileRecord } from '@/adapters/backend/actors/actor-records'
import type { ActorState, Gender, GenderType, PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import { returnInPlan } from '@/domain/actors/schedule'
import { asId, type ActorId } from '@/domain/ids'
import { PICTURE_FAMILIES } from '@/domain/pictures/artwork'

/** Share of actors who are live when the world begins. */
const ONLINE_SHARE = 0.36

/** Steps of the golden ratio fall evenly: at any size of the world, this share of it is live. */
const GOLDEN = 0.618_033_988_749_895

/** The profile text of the star of the platform: their tagline names the languages they use. */
const HOST_TEXTS = 20

const DAY = 86_400_000
const HOUR = 3_600_000
const MINUTE = 60_000

// An actor who comes from the north mentions it themselves.
const moodIds = Object.keys(moods).filter((id) => id !== 'nordic')
const hobbyIds = Object.keys(hobbies)
const placeIds = Object.keys(places)
const rosterNames: ReadonlySet<string> = new Set(roster.map(({ name }) => name))

/** An actor of the sample world. */
export interface SeededActor {
  readonly record: ActorRecord
  readonly profile: ProfileRecord
}

/** Returns all actors of a world; `now` is epoch ms. Ids count from '1'. */
export function generateActors(seed: number, count: number, now: number): SeededActor[] {
  const names = new NameGenerator(seededRandom(seed).int(0, 100_000), rosterNames)
  return Array.from({ length: count }, (_, i) => {
    const rng = seededRandom(Math.imul(seed, 7_919) + i)
    return one(i, rng, roster[i] ?? newcomer(i, rng, names), now)
  })
}

function one(i: number, rng: SeededRandom, who: RosterEntry, now: number): SeededActor {
  const isInRoster = i < roster.length
  const family = (i % PICTURE_FAMILIES) + 1
  const prices = {
    single: who.price,
    voyeur: rng.chance(0.6) ? Math.max(3, Math.round(who.price * 0.5)) : null,
    c2c: rng.chance(0.75) ? who.price + rng.int(4, 8) : null,
    ticket: rng.chance(0.25) ? rng.int(8, 28) : null,
    message: isInRoster ? (i % 3) + 1 : rng.int(0, 4),
  }
  const features = {
    livePreview: isInRoster || rng.chance(0.75),
    hd: rng.chance(0.85),
    audio: rng.chance(0.92),
    dildocontrol: rng.chance(0.35),
  }
  const id = asId<ActorId>(String(i + 1))
  const { gender, genderType, languages, tags } = who
  const source = { id, gender, genderType, languages, tags, textSeed: i === 0 ? HOST_TEXTS : rng.int(0, 2 ** 30) }
  const drawn: Omit<ActorRecord, 'state'> = {
    id,
    name: who.name,
    family,
    texts: textsOnDemand((language) => actorTexts(source, language)),
    gender,
    genderType,
    age: who.age,
    country: who.country,
    languages,
    registeredSince: now - (!isInRoster && rng.chance(0.08) ? rng.int(1, 28) : rng.int(40, 2_200)) * DAY,
    star: i === 0 || rng.chance(isInRoster ? 0.5 : 0.05),
    isTopAmateur: rng.chance(0.1),
    categories: categoriesOf(who),
    tags,
    schedule: i === 0 ? fromTo([2, 3, 4, 5, 6], 21, 24) : scheduleOf(rng),
    prices,
    features,
    bannedCountryCodes: isInRoster ? [] : bansOf(rng),
    ratings: i === 0 ? { count: 214, satisfaction: 96 } : ratingsOf(rng),
    pinnedCount: Math.floor(rng.next() ** 3 * 4_000) + (isInRoster ? 600 : 0),
    videoCount: 0,
    voyeurPin: !isInRoster && prices.voyeur !== null && rng.chance(0.08) ? pinOf(rng) : null,
    pictures: picturesOf(family),
    avatarRating: avatarRatingOf(i),
    ...(i % 5 === 3 ? { photoRatings: [{ variant: 'l2', rating: i % 2 === 1 ? 18 : 16 }] } : {}),
    rank: isInRoster ? 1_000_000 - i * 1_000 : rng.int(0, 950_000),
  }
  return {
    record: { ...drawn, state: stateOf(i, rng, { ...drawn, who, now }) },
    profile: {
      actorId: id,
      texts: textsOnDemand((language) => ({
        ...profileTexts(source, language),
        // The better known have been interviewed.
        ...(i % 3 === 0 || isInRoster
          ? { interview: interviewTexts({ ...source, schedule: drawn.schedule }, language) }
          : {}),
      })),
      ...weeklyTvOf(i),
      roomRules: roomRulesOf(i),
    },
  }
}

/**
 * Returns the state of an actor. Those of the demo roster who are away come back the next day;
 * those who are live are free to talk.
 */
function stateOf(
  i: number,
  rng: SeededRandom,
  { who, now, ...room }: Pick<ActorRecord, 'prices' | 'features' | 'schedule'> & { who: RosterEntry; now: number },
): ActorState {
  const isInRoster = i < roster.length
  if (!who.online) {
    const away = awayState(room, now + rng.int(0, 300) * MINUTE, () => rng.next())
    return isInRoster ? { ...away, backAt: returnInPlan(room.schedule, now + 21 * HOUR) } : away
  }
  const live = liveState(room, now - rng.int(4, 200) * MINUTE, () => rng.next())
  return isInRoster ? { ...live, isBusy: false, freeChat: who.freeChat } : live
}

/** An actor who is not of the demo roster. */
function newcomer(i: number, rng: SeededRandom, names: NameGenerator): RosterEntry {
  const [genderType, gender] = kindOf(rng)
  const pool = gender === 'N' || rng.chance(0.06) ? 'N' : gender
  return {
    name: names.next(genderType, pool),
    // The sum of two draws: most are in their thirties, none is under 21.
    age: 21 + Math.floor((rng.next() ** 1.6 + rng.next() ** 1.6) * 18.99),
    price: genderType === 'FM' || genderType === 'FF' ? rng.int(12, 24) : rng.int(6, 20),
    gender,
    genderType,
    ...drawOrigin(rng),
    tags: [...rng.some(moodIds, 3), ...rng.some(hobbyIds, rng.int(2, 3)), rng.pick(placeIds)],
    online: (i * GOLDEN) % 1 < ONLINE_SHARE,
    freeChat: false,
  }
}

function kindOf(rng: SeededRandom): readonly [GenderType, Gender] {
  const drawn = rng.next()
  if (drawn < 0.62) return ['F', 'F']
  if (drawn < 0.78) return ['M', 'M']
  if (drawn < 0.86) return ['FM', 'N']
  if (drawn < 0.91) return ['FF', 'F']
  return ['S', rng.pick(['F', 'F', 'M', 'N'] as const)]
}

function categoriesOf({ tags, genderType }: RosterEntry): readonly string[] {
  const own = tags.flatMap((id) => hobbies[id]?.category ?? [])
  return [...new Set(genderType === 'FM' || genderType === 'FF' ? ['couples', ...own] : own)]
}

const fromTo = (days: readonly number[], from: number, to: number) => days.map((day) => ({ day, from, to }))

function scheduleOf(rng: SeededRandom): ActorRecord['schedule'] {
  const days = rng.some([0, 1, 2, 3, 4, 5, 6], rng.int(3, 6))
  const from = rng.int(17, 22)
  const to = Math.min(24, from + rng.int(2, 4))
  return fromTo(
    days.toSorted((a, b) => a - b),
    from,
    to,
  )
}

function bansOf(rng: SeededRandom): readonly string[] {
  const drawn = rng.next()
  if (drawn < 0.03) return ['DE']
  if (drawn < 0.06) return ['US']
  return drawn < 0.08 ? ['AT', 'CH'] : []
}

function ratingsOf(rng: SeededRandom): ActorRecord['ratings'] {
  const count = rng.chance(0.12) ? rng.int(0, 9) : 10 + Math.floor(rng.next() ** 2 * 400)
  if (count === 0) return { count, satisfaction: 0 }
  // A whole number of guests was content: the percentage is theirs.
  const good = Math.round((count * (100 - Math.floor(rng.next() ** 2 * 22))) / 100)
  return { count, satisfaction: Math.round((100 * good) / count) }
}

/**
 * Returns the rating of an avatar. Most may be shown everywhere, those of the demo roster too,
 * except one that collections leave out.
 */
function avatarRatingOf(i: number): AgeRating {
  if (i % 9 === 8 && i >= roster.length) return 18
  return i % 6 === 4 ? 16 : 12
}

const pinOf = (rng: SeededRandom): string => String(rng.int(0, 9_999)).padStart(4, '0')

const variants = ['p0', 'p1', 'l0', 'l1', 'l2'] as const

const made = new Map<number, readonly PictureRef[]>()

/** Actors of one family share the list of its pictures, as they share the pictures. */
function picturesOf(family: number): readonly PictureRef[] {
  const known = made.get(family) ?? variants.map((variant) => ({ family, variant }))
  made.set(family, known)
  return known
}

import {
  contestEntries,
  contests,
  type ContestRecord,
  type EntryRecord,
} from '@/adapters/backend/contests/contest-records'
import { generateAlbums } from '@/adapters/backend/world/seed/albums/generate-albums'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { at, seededRandom, type SeededRandom } from '@/adapters/backend/world/seed/seeded-random'
import contestWords from '@/adapters/backend/world/data/contests.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'
import { pictureIdOf } from '@/domain/albums/picture-key'
import { contestDays, type EntryKind } from '@/domain/contests/contest'
import { asId, type ContestId, type MediaId } from '@/domain/ids'
import { topicFamily } from '@/domain/pictures/artwork'
import { ALBUM_VARIANTS } from '@/domain/pictures/picture-variants'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Planned {
  readonly id: keyof typeof contestWords
  readonly kind: EntryKind
  /** The number of its picture among those of events. */
  readonly picture: number
  /** Its beginning and end, days from now. */
  readonly from: number
  readonly until: number
  readonly entries: number
  /** The most votes that an entry can have. */
  readonly popularity: number
}

/** At least one contest of each phase, so that a sample world shows all of them on any day. */
const PLANNED: readonly Planned[] = [
  { id: 'candlelight', picture: 41, kind: 'picture', from: -9, until: 5, entries: 42, popularity: 640 },
  { id: 'short-and-good', picture: 43, kind: 'video', from: -4, until: 10, entries: 30, popularity: 380 },
  { id: 'first-frost', picture: 42, kind: 'picture', from: 6, until: 20, entries: 18, popularity: 0 },
  { id: 'golden-hour', picture: 44, kind: 'picture', from: -33, until: -12, entries: 36, popularity: 1_150 },
  { id: 'rooftops', picture: 40, kind: 'picture', from: -75, until: -54, entries: 24, popularity: 700 },
]

/** Contests begin and end at a full hour. */
const moment = (now: number, days: number): number => Math.floor(now / HOUR) * HOUR + days * DAY

const periodOf = ({ from, until }: Planned, now: number) => ({
  startsAt: moment(now, from),
  endsAt: moment(now, until),
})

function generateContests({ actors, now }: World): readonly ContestRecord[] {
  if (actors.length === 0) return []
  return PLANNED.map((planned) => ({
    id: asId<ContestId>(planned.id),
    texts: inAllLanguages(contestWords[planned.id]),
    cover: { family: topicFamily('event', planned.picture), variant: 'l0' },
    ...periodOf(planned, now),
    marks: {},
    markedBy: '',
  }))
}

type Candidate = Pick<EntryRecord, 'mediaId' | 'albumId' | 'actorId' | 'cover'>

/** The pictures and videos that can take part, an actor once before any comes twice. */
function candidatesOf(kind: EntryKind, world: World): readonly Candidate[] {
  if (kind === 'video')
    return world.videos
      .filter(({ camRecording }) => !camRecording)
      .map(({ id, actorId }) => ({ mediaId: asId<MediaId>(id), albumId: null, actorId, cover: null }))
  return generateAlbums(world).map(({ id, actorId, cover }, index) => ({
    mediaId: asId<MediaId>(pictureIdOf({ of: 'album', albumId: id, position: 1 + (index % 3) })),
    albumId: id,
    actorId,
    cover: { ...cover, variant: at(ALBUM_VARIANTS, index) },
  }))
}

/** Distributes votes over the days of a contest. */
function gainsOf(votes: number, days: readonly string[], rng: SeededRandom): Readonly<Record<string, number>> {
  const gains: Record<string, number> = {}
  let left = votes
  for (const [index, day] of days.entries()) {
    const share = left / (days.length - index)
    const gain = index === days.length - 1 ? left : Math.min(left, Math.round(share * (0.4 + 1.2 * rng.next())))
    left -= gain
    if (gain > 0) gains[day] = gain
  }
  return gains
}

function generateEntries(world: World): readonly EntryRecord[] {
  return PLANNED.flatMap((planned, index) => {
    const candidates = candidatesOf(planned.kind, world)
    const period = periodOf(planned, world.now)
    const days = contestDays(period, world.now)
    const first = index * 61
    return Array.from({ length: Math.min(planned.entries, candidates.length) }, (_, entry): EntryRecord => {
      const rng = seededRandom(Math.imul(world.seed, 48_271) + index * 1_009 + entry + 1)
      const votes = days.length === 0 ? 0 : Math.floor(planned.popularity * rng.next() ** 2.2)
      return {
        contestId: asId<ContestId>(planned.id),
        ...at(candidates, first + entry),
        enteredAt: period.startsAt - rng.int(1, 72) * HOUR,
        votes,
        gains: gainsOf(votes, days, rng),
      }
    })
  })
}

export const contestsSeed = seedOf(contests, 'latest', generateContests)

export const contestEntriesSeed = seedOf(contestEntries, 'ofContest', generateEntries)

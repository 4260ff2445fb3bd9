import type { PictureRef } from '@/domain/actors/actor'
import type { AlbumId, ContestId, MediaId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'
import { platformTimeZone, wallClock } from '@/domain/vouchers/day-end'

/** The state of a contest: not yet open for votes, open, or closed with its result. */
export const CONTEST_PHASES = ['announced', 'voting', 'ended'] as const
export type ContestPhase = (typeof CONTEST_PHASES)[number]

/** What takes part: a picture, which is in an album, or a video. */
export const ENTRY_KINDS = ['picture', 'video'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** The parts of a contest's grid: by votes, by the time of entering, or those the guest voted for. */
export const CONTEST_SUBS = ['ranking', 'newest', 'voted'] as const
export type ContestSub = (typeof CONTEST_SUBS)[number]

/** Number of entries per page of the grid by default. */
export const ENTRIES_PER_PAGE = 12

/** Number of places that a top list shows, and that are marked at videos. */
export const TOP_PLACES = 10

/** Maximum number of entries of a contest: the ranking is computed from all of them. */
export const MAX_ENTRIES = 500

/** An entry of a contest [CON-007]. */
export interface ContestEntry {
  /** A name of the entry for links that does not reveal how many entries there are. */
  readonly itemHash: string
  readonly mediaId: MediaId
  /** The album that contains the picture; `null` for a video. */
  readonly albumId: AlbumId | null
  readonly kind: EntryKind
  readonly title: string
  readonly cover: PictureRef
  readonly ageRating: 12 | 16 | 18
  readonly actor: VideoActor
  readonly votes: number
  /** From 1; entries with equally many votes share a place. */
  readonly place: number
}

/** A contest in the language of the guest [CON-001][CON-017]. Times are epoch ms. */
export interface Contest {
  readonly id: ContestId
  readonly title: string
  readonly claim: string
  readonly description: string
  /** What the first places win. */
  readonly prize: string
  readonly cover: PictureRef
  readonly startsAt: number
  readonly endsAt: number
  readonly phase: ContestPhase
  readonly entries: number
  readonly votes: number
  /** The first three places; none before voting begins. */
  readonly leaders: readonly ContestEntry[]
}

/** The votes of an entry at the end of each day of its contest. */
export interface EntryHistory {
  readonly entry: ContestEntry
  /** Total votes by day, in the order of `ContestHistory.days`. */
  readonly votes: readonly number[]
}

/** The results of a contest over time: the leading entries, day by day. */
export interface ContestHistory {
  /** Days as YYYY-MM-DD in the time zone of the platform. */
  readonly days: readonly string[]
  readonly leaders: readonly EntryHistory[]
}

/** Returns the phase at a moment; all times are epoch ms. */
export function contestPhase({ startsAt, endsAt }: Pick<Contest, 'startsAt' | 'endsAt'>, now: number): ContestPhase {
  if (now < startsAt) return 'announced'
  return now < endsAt ? 'voting' : 'ended'
}

const PHASE_ORDER: Readonly<Record<ContestPhase, number>> = { voting: 0, announced: 1, ended: 2 }

/**
 * Orders contests for a list: open ones first, the one that ends next before the others, then
 * announced ones by their start, then ended ones, the latest first.
 */
export function byUrgency<T extends Pick<Contest, 'id' | 'startsAt' | 'endsAt' | 'phase'>>(a: T, b: T): number {
  const byPhase = PHASE_ORDER[a.phase] - PHASE_ORDER[b.phase]
  if (byPhase !== 0) return byPhase
  const byTime =
    a.phase === 'voting' ? a.endsAt - b.endsAt : a.phase === 'announced' ? a.startsAt - b.startsAt : b.endsAt - a.endsAt
  return byTime === 0 ? (a.id < b.id ? -1 : 1) : byTime
}

const DAY = 86_400_000

const written = (wall: number): string => new Date(wall).toISOString().slice(0, 10)

/** Returns the platform's calendar day at a moment in epoch ms, as YYYY-MM-DD. */
export const contestDay = (at: number): string => written(wallClock(at, platformTimeZone))

/** Returns the days of a contest up to now, in order; none before it begins. */
export function contestDays(
  { startsAt, endsAt }: Pick<Contest, 'startsAt' | 'endsAt'>,
  now: number,
): readonly string[] {
  const last = Math.min(now, endsAt)
  if (last < startsAt) return []
  const first = Math.floor(wallClock(startsAt, platformTimeZone) / DAY)
  const days = Math.floor(wallClock(last, platformTimeZone) / DAY) - first + 1
  return Array.from({ length: days }, (_, day) => written((first + day) * DAY))
}

import type { ActorId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import type { Tag } from '@/domain/media/tags'

/**
 * The reasons for recommending a video, most specific first: the first one that applies is shown.
 * The first four are about the guest, the others about the video.
 */
export const REASON_CODES = [
  'newFromFavorite',
  'favorite',
  'watchedActor',
  'watchedMood',
  'sameMood',
  'popular',
  'sameActor',
] as const

export type ReasonCode = (typeof REASON_CODES)[number]

/** A reason for the guest to read: a code, and the names in its text. */
export interface Reason {
  readonly code: ReasonCode
  /** The actor of the recommended video; `null` when the text names none. */
  readonly actorName: string | null
  /** Names of the recommended video's moods, in the requested language; at most two. */
  readonly moods: readonly string[]
}

/** A video with the reason for recommending it; `null` when none applies. */
export interface RecommendedVideo {
  readonly video: Video
  readonly reason: Reason | null
}

/** The other videos beside a video. */
export interface RelatedVideos {
  /** By the same actor, newest first. */
  readonly ofActor: readonly RecommendedVideo[]
  /** In the same mood, best rated first (MED-033). */
  readonly similar: readonly RecommendedVideo[]
}

/** A mood becomes a reason when the guest has watched this many videos with it. */
export const OFTEN = 3

/** The parts of a video that reasons depend on. */
export interface Reasoned {
  readonly id: string
  readonly actorId: ActorId
  readonly actorName: string
  readonly tags: readonly Tag[]
  readonly isNew: boolean
  readonly isTrending: boolean
}

/** The known taste of the guest who receives the recommendation, and of no other guest. */
export interface Taste {
  readonly favorites: ReadonlySet<ActorId>
  /**
   * The videos that the guest has watched, each once; `null` when they have switched the history
   * off, so that it yields no reasons.
   */
  readonly history: readonly Pick<Reasoned, 'id' | 'actorId' | 'tags'>[] | null
}

const MAX_MOODS = 2

/**
 * Returns the most specific reason that applies to a recommended video, or `null`. `shown`: the
 * video beside which it is recommended. Having watched either of these two videos is no reason.
 */
export function reasonFor(
  video: Reasoned,
  shown: Pick<Reasoned, 'id' | 'actorId' | 'tags'>,
  { favorites, history }: Taste,
): Reason | null {
  const { actorId, actorName, tags } = video
  const others = (history ?? []).filter(({ id }) => id !== video.id && id !== shown.id)
  const ofActor = (code: ReasonCode): Reason => ({ code, actorName, moods: [] })
  const ofMoods = (code: ReasonCode, moods: readonly Tag[]): Reason => ({
    code,
    actorName: null,
    moods: moods.slice(0, MAX_MOODS).map(({ label }) => label),
  })
  if (favorites.has(actorId)) return ofActor(video.isNew ? 'newFromFavorite' : 'favorite')
  if (others.some((watched) => watched.actorId === actorId)) return ofActor('watchedActor')
  const often = tags.filter((tag) => others.filter((watched) => has(watched.tags, tag)).length >= OFTEN)
  if (often.length > 0) return ofMoods('watchedMood', often)
  const shared = tags.filter((tag) => has(shown.tags, tag))
  if (shared.length > 0) return ofMoods('sameMood', shared)
  if (video.isTrending) return { code: 'popular', actorName: null, moods: [] }
  return actorId === shown.actorId ? ofActor('sameActor') : null
}

const has = (tags: readonly Tag[], { id }: Tag): boolean => tags.some((tag) => tag.id === id)

import type { ActorId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import type { Tag } from '@/domain/media/tags'

/**
 * Why a video is recommended, the most specific first: of those that are true the first one is shown. The first four are about
 * the guest, the others about the video.
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

/** A reason as a guest reads it: a code, and the names that its text contains. */
export interface Reason {
  readonly code: ReasonCode
  /** The actor of the recommended video; `null`: the text names none. */
  readonly actorName: string | null
  /** Names of moods that the recommended video has, in the language of the request; at most two. */
  readonly moods: readonly string[]
}

/** A video with the reason why it is recommended; `null`: none is true of it. */
export interface RecommendedVideo {
  readonly video: Video
  readonly reason: Reason | null
}

/** What there is to watch beside a video. */
export interface RelatedVideos {
  /** By the same actor, the newest first. */
  readonly ofActor: readonly RecommendedVideo[]
  /** In the same mood, the best rated first (MED-033). */
  readonly similar: readonly RecommendedVideo[]
}

/** Of how many videos that a guest has watched a mood has to be, to be a reason. */
export const OFTEN = 3

/** A video as far as reasons are about it. */
export interface Reasoned {
  readonly id: string
  readonly actorId: ActorId
  readonly actorName: string
  readonly tags: readonly Tag[]
  readonly isNew: boolean
  readonly isTrending: boolean
}

/** What is known of the guest who is recommended a video, and of no other guest. */
export interface Taste {
  readonly favorites: ReadonlySet<ActorId>
  /** The videos that the guest has watched, each once; `null`: they have switched the history off, and nothing of it is a reason. */
  readonly history: readonly Pick<Reasoned, 'id' | 'actorId' | 'tags'>[] | null
}

const MAX_MOODS = 2

/**
 * The most specific reason that is true of a recommended video; `null`: none is. `shown`: the video that it is recommended beside. That the
 * guest has watched one of these two themselves is no reason.
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

import type { PictureRef } from '@/domain/actors/actor'
import type { ChannelId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/**
 * What a guest can have in their library. `post`: a post of the feed; `message`: the picture or video of a message; `sedcards`: those of an
 * actor, as one album.
 */
export const LIBRARY_KINDS = ['video', 'album', 'post', 'message', 'sedcards'] as const

/** One of them. */
export type LibraryKind = (typeof LIBRARY_KINDS)[number]

/** The two kinds of media that have a page of their own: what moves, and what does not (GUE-011, GUE-012). */
export const LIBRARY_MEDIA = ['videos', 'photos'] as const

/** One of them. */
export type LibraryMedium = (typeof LIBRARY_MEDIA)[number]

/** The sub-tabs of a medium (GUE-016, GUE-017). */
export const LIBRARY_SOURCES = ['shop', 'pinned', 'archive', 'feed', 'messenger'] as const

/** One of them. */
export type LibrarySource = (typeof LIBRARY_SOURCES)[number]

/** Lists without sub-tabs: what can be listened to, what is short, what was won with the spin wheel (GUE-018), and what was watched. */
export const LIBRARY_MIXES = ['audio', 'clips', 'spinwheel', 'history'] as const

/** One of them. */
export type LibraryMix = (typeof LIBRARY_MIXES)[number]

/** Which list of the library. */
export type LibraryList =
  | { readonly medium: LibraryMedium; readonly source: LibrarySource }
  | { readonly mix: LibraryMix }

/** By the moment at which something came into the list. */
export const LIBRARY_ORDERS = ['newest', 'oldest'] as const

/** One of them. */
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number]

/** How something came into the library, or what else a guest did with it. */
export const LIBRARY_ACTIVITIES = ['bought', 'given', 'unlocked', 'saved', 'watched', 'archived'] as const

/** One of them (GUE-039). */
export type LibraryActivity = (typeof LIBRARY_ACTIVITIES)[number]

/** Something in the library of a guest. It holds no address of a file: these are granted where it is opened. */
export interface LibraryItem {
  /** Unique within a list. */
  readonly id: string
  readonly kind: LibraryKind
  /** The id of the video, album, post or message; of sedcards, of their actor. */
  readonly subjectId: string
  readonly medium: LibraryMedium
  /** Empty: it has none, as the picture of a message, or sedcards. */
  readonly title: string
  /** `null`: the actor is gone; what was bought stays. */
  readonly actor: VideoActor | null
  readonly cover: PictureRef
  readonly activity: LibraryActivity
  /** Of the activity, epoch ms. */
  readonly at: number
  /** Whether it is the guest's for good. */
  readonly isOwned: boolean
  /** What the guest has paid for what they own, else what it costs now; whole coins. */
  readonly coins: number
  /** Length, whole seconds; `null`: it has none. */
  readonly duration: number | null
  /** How many pictures it has; 0 for a video. */
  readonly pictures: number
  readonly isArchived: boolean
  /** The conversation of a message; `null`: it is no message. */
  readonly channelId: ChannelId | null
}

/** Topics of videos that are made for listening. */
const LISTENING_TAGS: ReadonlySet<string> = new Set(['music', 'night-talk', 'storytelling', 'meditation'])

/** Whether a video is for listening: it is about music, talk, stories or silence (GUE-018). */
export const isForListening = (tags: readonly string[]): boolean => tags.some((tag) => LISTENING_TAGS.has(tag))

/** Videos up to this length count as clips, seconds (GUE-018). */
export const CLIP_SECONDS = 360

/** Whether something is a clip: anything that moves and is short (GUE-018). */
export const isClip = ({ medium, duration }: Pick<LibraryItem, 'medium' | 'duration'>): boolean =>
  medium === 'videos' && duration !== null && duration <= CLIP_SECONDS

/** How many entries each sub-tab has. */
export type LibraryCounts = Readonly<Record<LibraryMedium, Readonly<Record<LibrarySource, number>>>>

/** What is beside every page of the library (GUE-041). */
export interface LibrarySidebar {
  readonly counts: LibraryCounts
  /** Favourites who are online now. */
  readonly online: readonly VideoActor[]
  /** The video that was watched last; `null`: none, or no history is written. */
  readonly lastWatched: LibraryItem | null
  /** Whether what the guest watches is written down. */
  readonly recordsHistory: boolean
}

/** How many videos a history holds: the oldest leave it. */
export const MAX_WATCHED = 500

import type { PictureRef } from '@/domain/actors/actor'
import type { ChannelId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/**
 * The kinds of items in a guest's library. `post`: a post of the feed; `message`: the picture or
 * video of a message; `sedcards`: those of an actor, as one album.
 */
export const LIBRARY_KINDS = ['video', 'album', 'post', 'message', 'sedcards'] as const

/** One of the kinds. */
export type LibraryKind = (typeof LIBRARY_KINDS)[number]

/**
 * The sources of library entries, in the order in which entries of the same moment are listed.
 * Cursors refer to it by index, so new ones are only appended.
 */
export const LIBRARY_LANES = [
  'boughtVideos',
  'boughtAlbums',
  'boughtPosts',
  'unlockedMedia',
  'savedVideos',
  'watchedVideos',
  'archive',
  'pinnedAlbums',
  'wonContent',
  'pinnedSedcards',
] as const

/** One of the sources. */
export type LibraryLane = (typeof LIBRARY_LANES)[number]

/** The two media with a page of their own: videos and still pictures (GUE-011, GUE-012). */
export const LIBRARY_MEDIA = ['videos', 'photos'] as const

/** One of the media. */
export type LibraryMedium = (typeof LIBRARY_MEDIA)[number]

/** The sub-tabs of a medium (GUE-016, GUE-017). */
export const LIBRARY_SOURCES = ['shop', 'pinned', 'archive', 'feed', 'messenger'] as const

/** One of the sub-tabs. */
export type LibrarySource = (typeof LIBRARY_SOURCES)[number]

/**
 * Lists without sub-tabs: media to listen to, short ones, prizes of the spin wheel (GUE-018), and
 * watched ones.
 */
export const LIBRARY_MIXES = ['audio', 'clips', 'spinwheel', 'history'] as const

/** One of these lists. */
export type LibraryMix = (typeof LIBRARY_MIXES)[number]

/** Identifies a list of the library. */
export type LibraryList =
  | { readonly medium: LibraryMedium; readonly source: LibrarySource }
  | { readonly mix: LibraryMix }

/** The sort orders, by the time at which an item entered the list. */
export const LIBRARY_ORDERS = ['newest', 'oldest'] as const

/** One of the orders. */
export type LibraryOrder = (typeof LIBRARY_ORDERS)[number]

/** The ways an item entered the library, or other activities of the guest. */
export const LIBRARY_ACTIVITIES = ['bought', 'given', 'unlocked', 'saved', 'watched', 'archived'] as const

/** One of the activities (GUE-039). */
export type LibraryActivity = (typeof LIBRARY_ACTIVITIES)[number]

/**
 * An item in a guest's library. It contains no file address: addresses are granted when the item is
 * opened.
 */
export interface LibraryItem {
  /** Unique within a list. */
  readonly id: string
  readonly kind: LibraryKind
  /** Id of the video, album, post or message; for sedcards the actor's id. */
  readonly subjectId: string
  readonly medium: LibraryMedium
  /** Empty for an item without a title, such as the picture of a message, or sedcards. */
  readonly title: string
  /** `null` when the actor has left; purchases stay. */
  readonly actor: VideoActor | null
  readonly cover: PictureRef
  readonly activity: LibraryActivity
  /** Time of the activity in epoch ms. */
  readonly at: number
  /** Whether the guest owns it permanently. */
  readonly isOwned: boolean
  /** The price the guest paid for an owned item, otherwise its current price; whole coins. */
  readonly coins: number
  /** Length in whole seconds; `null` for an item without one. */
  readonly duration: number | null
  /** Number of pictures; 0 for a video. */
  readonly pictures: number
  readonly isArchived: boolean
  /** The conversation of a message; `null` for other kinds. */
  readonly channelId: ChannelId | null
}

/** Topics of videos that are made for listening. */
const LISTENING_TAGS: ReadonlySet<string> = new Set(['music', 'night-talk', 'storytelling', 'meditation'])

/** Whether a video is for listening: about music, talk, stories or silence (GUE-018). */
export const isForListening = (tags: readonly string[]): boolean => tags.some((tag) => LISTENING_TAGS.has(tag))

/** Maximum length of a clip in seconds (GUE-018). */
export const CLIP_SECONDS = 360

/** Whether an item is a clip, which means any short video (GUE-018). */
export const isClip = ({ medium, duration }: Pick<LibraryItem, 'medium' | 'duration'>): boolean =>
  medium === 'videos' && duration !== null && duration <= CLIP_SECONDS

/** The number of entries of each sub-tab. */
export type LibraryCounts = Readonly<Record<LibraryMedium, Readonly<Record<LibrarySource, number>>>>

/** The sidebar of every page of the library (GUE-041). */
export interface LibrarySidebar {
  readonly counts: LibraryCounts
  /** Favourites who are online now. */
  readonly online: readonly VideoActor[]
  /** The most recently watched video; `null` when there is none or the history is off. */
  readonly lastWatched: LibraryItem | null
  /** Whether the guest's history is recorded. */
  readonly recordsHistory: boolean
}

/** Maximum videos of a history: the oldest ones are removed. */
export const MAX_WATCHED = 500

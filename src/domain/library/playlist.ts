import { cleanText, textLength } from '@/domain/access/text'
import type { PictureRef } from '@/domain/actors/actor'
import type { PlaylistId, VideoId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/** Maximum playlists of a guest: one answer contains all of them. */
export const MAX_PLAYLISTS = 50

/**
 * Maximum videos of a playlist: one answer contains all of them, since a guest orders the whole
 * list.
 */
export const MAX_PLAYLIST_VIDEOS = 200

/** Maximum length of a playlist's title in code points. */
export const MAX_PLAYLIST_TITLE = 60

/** Number of covers shown for a playlist. */
export const PLAYLIST_COVERS = 4

/** A playlist in the list of a guest's playlists. */
export interface PlaylistSummary {
  readonly id: PlaylistId
  readonly title: string
  /** Number of videos, including those that are currently not shown. */
  readonly count: number
  /** Covers of its first visible videos, at most `PLAYLIST_COVERS`. */
  readonly covers: readonly PictureRef[]
  /** Whether it contains the video of the request. */
  readonly hasVideo: boolean
}

/** A video of a playlist. It contains no file address. */
export interface PlaylistItem {
  readonly videoId: VideoId
  /**
   * Position among all videos of the playlist, from 0: hidden videos count too, so that a move
   * means the same to everybody.
   */
  readonly position: number
  readonly title: string
  /** `null` when the actor has left; purchases stay. */
  readonly actor: VideoActor | null
  readonly cover: PictureRef
  /** Whole seconds. */
  readonly duration: number
  readonly isOwned: boolean
}

/** A playlist with its visible videos, in the guest's order. */
export interface Playlist {
  readonly id: PlaylistId
  readonly title: string
  /** Number of videos; those beyond `items` no longer exist, or their actor has left. */
  readonly count: number
  readonly items: readonly PlaylistItem[]
}

/**
 * Normalizes the title for storage: one line without control characters, trimmed; returns `null`
 * when it is empty or too long.
 */
export function playlistTitle(given: string): string | null {
  const title = cleanText(given).trim()
  const length = textLength(title)
  return length >= 1 && length <= MAX_PLAYLIST_TITLE ? title : null
}

/**
 * A change to one video of a playlist. A position is the resulting index, from 0; `null` is the
 * end.
 */
export type PlaylistChange =
  | { readonly kind: 'add'; readonly videoId: VideoId; readonly position: number | null }
  | { readonly kind: 'move'; readonly videoId: VideoId; readonly position: number }
  | { readonly kind: 'remove'; readonly videoId: VideoId }

const without = (videoIds: readonly VideoId[], id: VideoId): readonly VideoId[] =>
  videoIds.filter((each) => each !== id)

/** Clamps a position beyond either end to that end. */
const placedAt = (videoIds: readonly VideoId[], id: VideoId, position: number): readonly VideoId[] =>
  videoIds.toSpliced(Math.min(Math.max(0, position), videoIds.length), 0, id)

/**
 * Returns the videos of a playlist after a change, or the reason for refusing it: a playlist
 * contains each video once and at most `MAX_PLAYLIST_VIDEOS`. A change that has already been made
 * returns the same array. `not-found`: the video to move is not in the playlist.
 */
export function changedPlaylist(
  videoIds: readonly VideoId[],
  change: PlaylistChange,
): readonly VideoId[] | 'not-found' | 'too-many' {
  const { kind, videoId } = change
  const isListed = videoIds.includes(videoId)
  switch (kind) {
    case 'add':
      if (isListed) return videoIds
      if (videoIds.length >= MAX_PLAYLIST_VIDEOS) return 'too-many'
      return placedAt(videoIds, videoId, change.position ?? videoIds.length)
    case 'move': {
      if (!isListed) return 'not-found'
      const moved = placedAt(without(videoIds, videoId), videoId, change.position)
      return moved.indexOf(videoId) === videoIds.indexOf(videoId) ? videoIds : moved
    }
    case 'remove':
      return isListed ? without(videoIds, videoId) : videoIds
  }
}

/**
 * Moves a video in the shown playlist before the platform has answered, by the same rule; positions
 * count hidden videos too.
 */
export function withMoved(playlist: Playlist, videoId: VideoId, position: number): Playlist {
  const from = playlist.items.find((item) => item.videoId === videoId)?.position
  if (from === undefined) return playlist
  const to = Math.min(Math.max(0, position), playlist.count - 1)
  const placed = (at: number): number => {
    if (at === from) return to
    if (at > from && at <= to) return at - 1
    return at < from && at >= to ? at + 1 : at
  }
  const items = playlist.items.map((item) => ({ ...item, position: placed(item.position) }))
  return { ...playlist, items: items.toSorted((a, b) => a.position - b.position) }
}

/** Removes a video from the shown playlist in the same way. */
export function withRemoved(playlist: Playlist, videoId: VideoId): Playlist {
  const from = playlist.items.find((item) => item.videoId === videoId)?.position
  if (from === undefined) return playlist
  const items = playlist.items
    .filter((item) => item.videoId !== videoId)
    .map((item) => (item.position > from ? { ...item, position: item.position - 1 } : item))
  return { ...playlist, count: playlist.count - 1, items }
}

/** The position of a video in a playing playlist, with its neighbours. */
export interface PlaylistPlace {
  /** Position among the visible videos, from 1. */
  readonly place: number
  readonly previous: PlaylistItem | null
  readonly next: PlaylistItem | null
}

/**
 * Returns the position of a video; `null` when the playlist does not contain it or does not show
 * it.
 */
export function playlistPlace({ items }: Pick<Playlist, 'items'>, videoId: VideoId): PlaylistPlace | null {
  const at = items.findIndex((item) => item.videoId === videoId)
  return at === -1 ? null : { place: at + 1, previous: items[at - 1] ?? null, next: items[at + 1] ?? null }
}

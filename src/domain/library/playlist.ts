import { cleanText, textLength } from '@/domain/access/text'
import type { PictureRef } from '@/domain/actors/actor'
import type { PlaylistId, VideoId } from '@/domain/ids'
import type { VideoActor } from '@/domain/media/video'

/** How many playlists a guest has at most: all of them are one answer. */
export const MAX_PLAYLISTS = 50

/** How many videos a playlist holds: all of them are one answer, since a guest orders the whole of it. */
export const MAX_PLAYLIST_VIDEOS = 200

/** How long the title of a playlist is at most, code points. */
export const MAX_PLAYLIST_TITLE = 60

/** How many covers a playlist is shown with. */
export const PLAYLIST_COVERS = 4

/** A playlist in the list of a guest's playlists. */
export interface PlaylistSummary {
  readonly id: PlaylistId
  readonly title: string
  /** How many videos it holds, also those that are not shown at present. */
  readonly count: number
  /** Of its first videos that are shown, at most `PLAYLIST_COVERS`. */
  readonly covers: readonly PictureRef[]
  /** Whether the video of the request is in it. */
  readonly hasVideo: boolean
}

/** A video of a playlist. It holds no address of a file. */
export interface PlaylistItem {
  readonly videoId: VideoId
  /** Where it is among all videos of the playlist, from 0: those that are not shown are counted too, so that a move is the same for all. */
  readonly position: number
  readonly title: string
  /** `null`: the actor is gone; what was bought stays. */
  readonly actor: VideoActor | null
  readonly cover: PictureRef
  /** Whole seconds. */
  readonly duration: number
  readonly isOwned: boolean
}

/** A playlist with the videos that are shown, in the order of the guest. */
export interface Playlist {
  readonly id: PlaylistId
  readonly title: string
  /** How many videos it holds; those beyond `items` do not exist any more, or their actor is gone. */
  readonly count: number
  readonly items: readonly PlaylistItem[]
}

/** The title as it is stored: one line without control characters and without spaces around it; `null`: it is empty or too long. */
export function playlistTitle(given: string): string | null {
  const title = cleanText(given).trim()
  const length = textLength(title)
  return length >= 1 && length <= MAX_PLAYLIST_TITLE ? title : null
}

/** What a guest does with a video of a playlist. A position is where the video is afterwards, from 0; `null`: the end. */
export type PlaylistChange =
  | { readonly kind: 'add'; readonly videoId: VideoId; readonly position: number | null }
  | { readonly kind: 'move'; readonly videoId: VideoId; readonly position: number }
  | { readonly kind: 'remove'; readonly videoId: VideoId }

const without = (videoIds: readonly VideoId[], id: VideoId): readonly VideoId[] =>
  videoIds.filter((each) => each !== id)

/** A position beyond either end is that end. */
const placedAt = (videoIds: readonly VideoId[], id: VideoId, position: number): readonly VideoId[] =>
  videoIds.toSpliced(Math.min(Math.max(0, position), videoIds.length), 0, id)

/**
 * The videos of a playlist after a change, or why it is refused: each is in it once, and it never holds more than
 * `MAX_PLAYLIST_VIDEOS`. A change that was made already changes nothing, and answers the same array. `not-found`: what
 * is to be moved is not in it.
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

/** The order of a playlist as it is shown, before the platform has answered: the same rule, also for what is not shown. */
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

/** The same for a video that is taken out. */
export function withRemoved(playlist: Playlist, videoId: VideoId): Playlist {
  const from = playlist.items.find((item) => item.videoId === videoId)?.position
  if (from === undefined) return playlist
  const items = playlist.items
    .filter((item) => item.videoId !== videoId)
    .map((item) => (item.position > from ? { ...item, position: item.position - 1 } : item))
  return { ...playlist, count: playlist.count - 1, items }
}

/** Where a video is in a playlist that plays, and what is before and behind it. */
export interface PlaylistPlace {
  /** Among the videos that are shown, from 1. */
  readonly place: number
  readonly previous: PlaylistItem | null
  readonly next: PlaylistItem | null
}

/** `null`: the video is not in it, or not shown. */
export function playlistPlace({ items }: Pick<Playlist, 'items'>, videoId: VideoId): PlaylistPlace | null {
  const at = items.findIndex((item) => item.videoId === videoId)
  return at === -1 ? null : { place: at + 1, previous: items[at - 1] ?? null, next: items[at + 1] ?? null }
}

import type { LibraryOrder } from './library'

/** Where entries of a library come from, in the order in which entries of one moment are listed. Part of cursors: only appended to. */
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

/** One of them. */
export type LibraryLane = (typeof LIBRARY_LANES)[number]

/** Where an entry is in a list that is merged from several lanes. */
export interface LibraryPosition {
  /** Epoch ms. */
  readonly at: number
  readonly lane: LibraryLane
  /** Unique within its lane. */
  readonly id: string
}

const rank = (lane: LibraryLane): number => LIBRARY_LANES.indexOf(lane)

/** The order of a merged list by moment, then lane; within a lane the lane itself has the order. */
export const compareLibrary =
  (order: LibraryOrder) =>
  (a: LibraryPosition, b: LibraryPosition): number => {
    const newestFirst = b.at - a.at || rank(a.lane) - rank(b.lane)
    return order === 'newest' ? newestFirst : -newestFirst
  }

/** A position as a cursor, which only the platform reads. */
export const libraryCursor = ({ at, lane, id }: LibraryPosition): string => `${rank(lane)}.${at.toString(36)}.${id}`

/** The position of a cursor; `null`: it is none. */
export function libraryPosition(cursor: string): LibraryPosition | null {
  const [, place = '', moment = '', id = ''] = /^([0-9])\.([0-9a-z]{1,11})\.(.{1,180})$/u.exec(cursor) ?? []
  const lane = LIBRARY_LANES[Number(place)]
  const at = Number.parseInt(moment, 36)
  return place !== '' && lane !== undefined && Number.isSafeInteger(at) ? { at, lane, id } : null
}

import { LIBRARY_LANES, type LibraryLane, type LibraryOrder } from './library'

/** The position of an entry in a list that is merged from several lanes. */
export interface LibraryPosition {
  /** Epoch ms. */
  readonly at: number
  readonly lane: LibraryLane
  /** Unique within its lane. */
  readonly id: string
}

const rank = (lane: LibraryLane): number => LIBRARY_LANES.indexOf(lane)

/**
 * Compares positions in a merged list by time, then lane; entries within a lane are already in
 * order.
 */
export const compareLibrary =
  (order: LibraryOrder) =>
  (a: LibraryPosition, b: LibraryPosition): number => {
    const newestFirst = b.at - a.at || rank(a.lane) - rank(b.lane)
    return order === 'newest' ? newestFirst : -newestFirst
  }

/** Encodes a position as a cursor, which only the platform reads. */
export const libraryCursor = ({ at, lane, id }: LibraryPosition): string => `${rank(lane)}.${at.toString(36)}.${id}`

/** Decodes a cursor; returns `null` for an invalid one. */
export function libraryPosition(cursor: string): LibraryPosition | null {
  const [, place = '', moment = '', id = ''] = /^([0-9]{1,2})\.([0-9a-z]{1,11})\.(.{1,180})$/u.exec(cursor) ?? []
  const lane = LIBRARY_LANES[Number(place)]
  const at = Number.parseInt(moment, 36)
  return place !== '' && lane !== undefined && Number.isSafeInteger(at) ? { at, lane, id } : null
}

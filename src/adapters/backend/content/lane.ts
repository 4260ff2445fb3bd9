import type { Collection, IndexKey, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { LibraryActivity, LibraryKind, LibraryOrder } from '@/domain/library/library'
import type { LibraryLane } from '@/domain/library/library'
import { compareLibrary, type LibraryPosition } from '@/domain/library/position'

/** An entry of a guest's library, before its subject was read. */
export interface LibraryEntry extends LibraryPosition {
  readonly kind: LibraryKind
  readonly subjectId: string
  readonly activity: LibraryActivity
  /** The price that the guest paid; `null`: it is not theirs. */
  readonly paid: number | null
}

/** A range of a lane. */
export interface LaneRange {
  readonly guestId: GuestId
  readonly order: LibraryOrder
  readonly after: LibraryPosition | null
  readonly limit: number
}

/** Reads the entries of one lane in the order of the list. */
export type LaneReader = (reader: Reader, range: LaneRange) => Promise<readonly LibraryEntry[]>

/** Defines the collection of a lane, and how an entry is made of a record. */
interface LaneSource<T> {
  readonly lane: LibraryLane
  readonly collection: Collection<T>
  readonly index: string
  readonly prefix: (guestId: GuestId) => IndexKey
  /** Whether the index begins with the latest: its moments are negative then. */
  readonly isLatestFirst: boolean
  /** `null`: the record is not in the library. */
  readonly entry: (record: T) => Omit<LibraryEntry, 'lane'> | null
}

/** Before, and behind, every id. */
const FIRST_ID = ''
const LAST_ID = '~'

/** The reader of a lane. */
export function laneOf<T>({ lane, collection, index, prefix, isLatestFirst, entry }: LaneSource<T>): LaneReader {
  return async (reader, { guestId, order, after, limit }) => {
    const direction = isLatestFirst === (order === 'newest') ? 'asc' : 'desc'
    const behind = (position: LibraryPosition): IndexKey => {
      const at = isLatestFirst ? -position.at : position.at
      if (position.lane === lane) return [...prefix(guestId), at, position.id]
      // Entries of the same moment in another lane: all of them are before the position, or none.
      const isPassed = compareLibrary(order)({ ...position, lane }, position) < 0
      return [...prefix(guestId), at, isPassed === (direction === 'asc') ? LAST_ID : FIRST_ID]
    }
    const found = await reader.find(collection, index, {
      prefix: prefix(guestId),
      direction,
      limit,
      ...(after === null ? {} : { after: behind(after) }),
    })
    return found.flatMap((record) => {
      const each = entry(record)
      return each === null ? [] : [{ ...each, lane }]
    })
  }
}

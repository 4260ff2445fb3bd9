import { mergedEntries, lanesOfHistory, lanesOfMedia, lanesOfSource, lanesOfWheel } from './lanes'
import { libraryItems, type FoundItem, type LibraryViewer } from './library-items'
import type { ContentKinds } from '@/adapters/backend/content/content-kinds'
import type { LaneReader } from '@/adapters/backend/content/lane'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { LibraryQuery } from '@/application/library/library-gateway'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import { plainText } from '@/domain/access/plain-text'
import { isClip, type LibraryItem, type LibraryList } from '@/domain/library/library'
import { libraryCursor, libraryPosition } from '@/domain/library/position'

/** Number of entries read at a time while those that do not belong to the list are skipped. */
const CHUNK = 100

/** The lanes that a list is read from, and the filter of their items. */
export interface LibrarySelection {
  readonly lanes: readonly LaneReader[]
  readonly passes: (found: FoundItem) => boolean
}

/** A saved video that was bought since is listed as bought, not twice. */
const isOnce = ({ item }: FoundItem): boolean => !(item.activity === 'saved' && item.isOwned)

/**
 * Returns the content of a list. Archived content is in the archive alone; the history is not
 * filtered.
 */
export function selectionOf(list: LibraryList, kinds: ContentKinds): LibrarySelection {
  if ('medium' in list) {
    const { medium, source } = list
    const isArchive = source === 'archive'
    return {
      lanes: lanesOfSource(kinds, medium, source),
      passes: ({ item }) => item.medium === medium && (isArchive || !item.isArchived),
    }
  }
  switch (list.mix) {
    case 'audio':
      return {
        lanes: lanesOfMedia(kinds),
        passes: (found) => found.isForListening && !found.item.isArchived && isOnce(found),
      }
    case 'clips':
      return {
        lanes: lanesOfMedia(kinds),
        passes: (found) => isClip(found.item) && !found.item.isArchived && isOnce(found),
      }
    case 'spinwheel':
      return { lanes: lanesOfWheel, passes: ({ item }) => !item.isArchived }
    case 'history':
      return { lanes: lanesOfHistory, passes: () => true }
  }
}

const matches =
  (search: string) =>
  ({ item }: FoundItem): boolean =>
    plainText(`${item.title} ${item.actor?.name ?? ''}`).includes(plainText(search).trim())

/**
 * Returns a page behind a position that never moves: purchases made meanwhile neither repeat an
 * entry nor leave one out.
 */
export async function libraryPage(
  reader: Reader,
  { lanes, passes }: LibrarySelection,
  { order, search, first, after }: Omit<LibraryQuery, 'list'>,
  viewer: LibraryViewer,
): Promise<CursorPage<LibraryItem>> {
  const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
  let from = after === null ? null : libraryPosition(after)
  if (after !== null && from === null) throw new BackendError('invalid-request', { fields: ['after'] })
  const wanted = search.trim() === '' ? () => true : matches(search)
  const found: FoundItem[] = []
  for (;;) {
    const entries = await mergedEntries(reader, lanes, { guestId: viewer.guestId, order, after: from, limit: CHUNK })
    const items = await libraryItems(reader, entries, viewer)
    for (const each of items) if (each !== null && passes(each) && wanted(each)) found.push(each)
    const last = entries.at(-1)
    if (found.length > limit || entries.length < CHUNK || last === undefined) break
    from = last
  }
  const page = found.slice(0, limit)
  const end = page.at(-1)
  return {
    items: page.map(({ item }) => item),
    next: found.length > limit && end !== undefined ? libraryCursor(end.entry) : null,
  }
}

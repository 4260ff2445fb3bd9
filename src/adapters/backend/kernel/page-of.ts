import type { Collection, IndexKey, Reader } from '@/adapters/stores/store'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

/** The location of a list in the store, and the page to read. */
export interface Listed {
  readonly index: string
  readonly prefix: IndexKey
  readonly first: number
  readonly offset: number
}

/**
 * Returns one page of a list and its total length. Without a filter, it reads no more than the
 * page.
 */
export async function pageOf<T>(
  reader: Reader,
  collection: Collection<T>,
  { index, prefix, first, offset }: Listed,
  passes: ((value: T) => boolean) | null = null,
): Promise<{ readonly records: readonly T[]; readonly total: number }> {
  const limit = Math.min(first, MAX_PAGE_SIZE)
  if (passes === null) {
    const [records, total] = await Promise.all([
      reader.find(collection, index, { prefix, offset, limit }),
      reader.count(collection, index, prefix),
    ])
    return { records, total }
  }
  const found = (await reader.find(collection, index, { prefix })).filter(passes)
  return { records: found.slice(offset, offset + limit), total: found.length }
}

/** Returns whether any part of a filter is set. */
export const hasFilters = (filter: object): boolean => Object.values(filter).some((part) => part !== undefined)

import type { Collection, IndexKey, Reader } from '@/adapters/stores/store'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

/** Where a list is in the store, and which page of it is wanted. */
export interface Listed {
  readonly index: string
  readonly prefix: IndexKey
  readonly first: number
  readonly offset: number
}

/** One page of a list and how long all of it is. Where nothing is filtered out, no more is read than is shown. */
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

/** Whether a filter filters at all. */
export const hasFilters = (filter: object): boolean => Object.values(filter).some((part) => part !== undefined)

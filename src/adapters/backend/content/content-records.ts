import { takenRecord } from './visibilities'
import type { Collection, Reader } from '@/adapters/stores/store'

/** The records of these ids by id: one query for all of them. */
export async function byId<T>(
  reader: Reader,
  collection: Collection<T>,
  ids: readonly string[],
): Promise<readonly T[]> {
  if (ids.length === 0) return []
  return (await reader.getMany(collection, ids)).filter((record) => record !== undefined)
}

/** Returns the same with hidden content that the guest has bought: it stays in their library. */
export async function withBought<T>(
  reader: Reader,
  collection: Collection<T>,
  ids: readonly string[],
  bought: ReadonlyMap<string, number>,
): Promise<readonly T[]> {
  const records = await byId(reader, collection, ids)
  const known = new Set(records.map((record) => collection.key(record)))
  const missing = [...bought.keys()].filter((id) => !known.has(id))
  const taken = await Promise.all(missing.map((id) => takenRecord(reader, collection, id)))
  return [...records, ...taken.filter((each) => each !== null).map(({ record }) => record)]
}

/** The prices of purchases by the id of their content. */
export const pricesOf = <T extends { readonly price: number }>(
  purchases: readonly T[],
  idOf: (purchase: T) => string,
): ReadonlyMap<string, number> => new Map(purchases.map((purchase) => [idOf(purchase), purchase.price]))

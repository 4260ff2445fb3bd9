import type { Collection, Transaction } from './store'

/** Stores the results of `change` for these records, and returns them. */
export async function claimIn<T>(
  tx: Pick<Transaction, 'put'>,
  collection: Collection<T>,
  found: readonly T[],
  change: (value: T) => T | null,
): Promise<readonly T[]> {
  const changed = found.flatMap((value) => change(value) ?? [])
  await Promise.all(changed.map((value) => tx.put(collection, value)))
  return changed
}

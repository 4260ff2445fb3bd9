import type { IndexKey } from './store'

/**
 * Compares index entries in their total order: numbers before texts, a shorter entry before one
 * that continues it.
 */
export function compareKeys(a: IndexKey, b: IndexKey): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i++) {
    const order = compareParts(a[i] ?? 0, b[i] ?? 0)
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareParts(a: string | number, b: string | number): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  if (typeof b === 'number') return 1
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Whether an entry begins with all parts of `prefix`. */
export function hasPrefix(entry: IndexKey, prefix: IndexKey): boolean {
  return entry.length >= prefix.length && prefix.every((part, i) => part === entry[i])
}

import type { Change } from './journal'
import { SortedIndex } from './sorted-index'
import { UniqueViolation, type Collection, type IndexKey, type Range } from './store'

/** The records of one kind and their indexes, updated together. */
export class MemoryCollection<T> {
  private readonly records = new Map<string, T>()
  private readonly indexes = new Map<string, SortedIndex>()

  constructor(readonly definition: Collection<T>) {
    for (const name of Object.keys(definition.indexes)) this.indexes.set(name, new SortedIndex())
  }

  get(key: string): T | undefined {
    return this.records.get(key)
  }

  put(value: T): void {
    const key = this.definition.key(value)
    const old = this.records.get(key)
    this.records.set(key, value)
    for (const [name, index] of this.indexes) {
      const before = old === undefined ? [] : this.entriesOf(name, old)
      const now = this.entriesOf(name, value)
      // Most changes leave a record at its position.
      if (before.length === now.length && before.every((entry, at) => isSame(entry, now[at] ?? []))) continue
      for (const entry of before) index.remove(entry, key)
      for (const entry of now) index.add(entry, key)
    }
  }

  delete(key: string): void {
    const old = this.records.get(key)
    if (old === undefined) return
    this.records.delete(key)
    this.eachEntry(old, (index, entry) => index.remove(entry, key))
  }

  apply(change: Change): void {
    if (change.value === undefined) this.delete(change.key)
    else this.put(change.value as T)
  }

  /** A range with the index entry of each value. */
  entries(index: string, range: Range): { entry: IndexKey; key: string; value: T }[] {
    const found: { entry: IndexKey; key: string; value: T }[] = []
    for (const { entry, id } of this.index(index).read(range)) {
      const value = this.records.get(id)
      if (value !== undefined) found.push({ entry, key: id, value })
    }
    return found
  }

  find(index: string, range: Range): readonly T[] {
    const found: T[] = []
    for (const { id } of this.index(index).read(range)) {
      const value = this.records.get(id)
      if (value !== undefined) found.push(value)
    }
    return found
  }

  count(index: string, prefix: IndexKey): number {
    return this.index(index).count(prefix)
  }

  /** Throws where another record already has one of this value's unique entries. */
  refuseTwin(value: T, isGone: (key: string) => boolean): void {
    const key = this.definition.key(value)
    for (const name of this.definition.unique ?? []) {
      for (const entry of this.entriesOf(name, value)) {
        for (const found of this.index(name).read({ prefix: entry })) {
          const whole = found.entry.length === entry.length
          if (whole && found.id !== key && !isGone(found.id)) throw new UniqueViolation(this.definition.name, name)
        }
      }
    }
  }

  entriesOf(index: string, value: T): readonly IndexKey[] {
    return this.definition.indexes[index]?.(value) ?? []
  }

  private eachEntry(value: T, visit: (index: SortedIndex, entry: IndexKey) => void): void {
    for (const [name, index] of this.indexes) for (const entry of this.entriesOf(name, value)) visit(index, entry)
  }

  private index(name: string): SortedIndex {
    const index = this.indexes.get(name)
    if (index === undefined) throw new Error(`${this.definition.name} has no index ${name}`)
    return index
  }
}

const isSame = (entry: IndexKey, other: IndexKey): boolean =>
  entry.length === other.length && entry.every((part, at) => part === other[at])

import type { AfterCommit } from './after-commit'
import { compareKeys, hasPrefix } from './index-keys'
import type { Change } from './journal'
import type { MemoryCollection } from './memory-collection'
import { refuseUnstorable } from './storable'
import { UniqueViolation, type Collection, type IndexKey, type Range, type Transaction } from './store'

type Draft = Map<string, { readonly value: unknown }>

/** Reads from the store and writes into a draft that no other reader sees until it is committed. */
export class MemoryTransaction implements Transaction {
  private readonly drafts = new Map<string, Draft>()
  /** Work to run once the transaction is committed. */
  readonly works: AfterCommit[] = []

  constructor(private readonly of: <T>(collection: Collection<T>) => MemoryCollection<T>) {}

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    return this.read(collection, key)
  }

  async getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    return keys.map((key) => this.read(collection, key))
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const draft = this.drafts.get(collection.name)
    const records = this.of(collection)
    if (draft === undefined) return records.find(index, range)
    const direction = range.direction === 'desc' ? -1 : 1
    const { offset = 0, limit, ...all } = range
    const found = records.entries(index, all).filter(({ key }) => !draft.has(key))
    for (const [key, { value }] of draft) {
      if (value === undefined) continue
      for (const entry of records.entriesOf(index, value as T)) {
        if (!hasPrefix(entry, range.prefix)) continue
        if (range.after !== undefined && compareKeys(entry, range.after) * direction <= 0) continue
        found.push({ entry, key, value: value as T })
      }
    }
    found.sort((a, b) => direction * (compareKeys(a.entry, b.entry) || (a.key < b.key ? -1 : Number(a.key > b.key))))
    return found.slice(offset, limit === undefined ? undefined : offset + limit).map(({ value }) => value)
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    if (!this.drafts.has(collection.name)) return this.of(collection).count(index, prefix)
    return (await this.find(collection, index, { prefix })).length
  }

  async put<T>(collection: Collection<T>, value: T): Promise<void> {
    refuseUnstorable(collection, value)
    const records = this.of(collection)
    const draft = this.draft(collection)
    if (collection.unique !== undefined) {
      records.refuseTwin(value, (key) => draft.has(key))
      refuseDraftedTwin(collection, value, draft)
    }
    draft.set(collection.key(value), { value })
  }

  async delete<T>(collection: Collection<T>, key: string): Promise<void> {
    this.draft(collection).set(key, { value: undefined })
  }

  afterCommit(work: AfterCommit): void {
    this.works.push(work)
  }

  /**
   * Collects the changes in plain loops: every write of the store passes through here, and nested
   * list functions took a twentieth of its time.
   */
  changes(): readonly Change[] {
    const changes: Change[] = []
    for (const [collection, draft] of this.drafts) {
      for (const [key, { value }] of draft) changes.push({ collection, key, value })
    }
    return changes
  }

  private read<T>(collection: Collection<T>, key: string): T | undefined {
    const drafted = this.drafts.get(collection.name)?.get(key)
    return drafted === undefined ? this.of(collection).get(key) : (drafted.value as T | undefined)
  }

  /**
   * Returns the draft of a collection. The first write creates it, since a transaction only reads
   * most collections.
   */
  private draft<T>(collection: Collection<T>): Draft {
    const known = this.drafts.get(collection.name)
    if (known !== undefined) return known
    const made: Draft = new Map()
    this.drafts.set(collection.name, made)
    return made
  }
}

/**
 * Checks unique entries within the draft: a deleted or changed record frees its entries, a drafted
 * one occupies them.
 */
function refuseDraftedTwin<T>(collection: Collection<T>, value: T, draft: Draft): void {
  const key = collection.key(value)
  for (const name of collection.unique ?? []) {
    const entries = collection.indexes[name]?.(value) ?? []
    for (const [other, drafted] of draft) {
      if (other === key || drafted.value === undefined) continue
      const taken = collection.indexes[name]?.(drafted.value as T) ?? []
      if (taken.some((a) => entries.some((b) => compareKeys(a, b) === 0)))
        throw new UniqueViolation(collection.name, name)
    }
  }
}

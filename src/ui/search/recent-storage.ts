import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { parseJson } from '@/domain/access/json'
import { withRecent } from '@/domain/search/recent-searches'

const KEY = 'search.recent'

/** The recent searches of this device only (SEA-005 to SEA-007). */
@injectable('Transient')
export class RecentStorage {
  readonly #storage: KeyValueStorage

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
  }

  read(): readonly string[] {
    const stored = this.#storage.read(KEY)
    const json = stored === null ? [] : parseJson(stored)
    if (!Array.isArray(json)) return []
    // Stored data may be anything: texts that a search would not store are left out.
    const texts = json.filter((one): one is string => typeof one === 'string')
    return texts.toReversed().reduce(withRecent, [])
  }

  add(pattern: string): readonly string[] {
    const recent = withRecent(this.read(), pattern)
    this.#storage.write(KEY, JSON.stringify(recent))
    return recent
  }

  clear(): void {
    this.#storage.write(KEY, null)
  }
}

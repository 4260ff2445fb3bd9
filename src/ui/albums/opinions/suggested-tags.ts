import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { tagLevelReached, type TagLevel } from '@/domain/albums/tag-level'

/** Storage key: how many tags were suggested on this device. */
const KEY = 'tags.suggested'

/** Counts the suggested tags of a device. A level gives nothing, so that the platform counts none. */
@injectable()
export class SuggestedTags {
  readonly #storage: KeyValueStorage

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
  }

  /** Counts one more. Returns the level that it reached; `null`: none. */
  count(): TagLevel | null {
    const before = Number(this.#storage.read(KEY) ?? 0)
    const count = (Number.isSafeInteger(before) && before > 0 ? before : 0) + 1
    this.#storage.write(KEY, String(count))
    return tagLevelReached(count)
  }
}

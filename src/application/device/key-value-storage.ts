/**
 * Small values stored on the device: drafts, consent, scroll positions, but never the access token.
 * Never throws.
 */
export interface KeyValueStorage {
  read(key: string): string | null
  /**
   * Stores a value; `null` removes the entry. If the storage is full, the entry is lost but the
   * page goes on.
   */
  write(key: string, value: string | null): void
}

export const KeyValueStorage = Symbol.for('KeyValueStorage')

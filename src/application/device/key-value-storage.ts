/**
 * Small values stored on the device: drafts, consent, scroll positions, but never the access token.
 * Never throws.
 */
export interface KeyValueStorage {
  read(key: string): string | null
  /** `null` removes the entry. A full storage loses the entry, not the page. */
  write(key: string, value: string | null): void
}

export const KeyValueStorage = Symbol.for('KeyValueStorage')

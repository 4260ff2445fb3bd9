/** An event about the version of the app that this device has stored. */
export type VersionEvent =
  /** A newer version than this page's is ready and waits. */
  | 'waiting'
  /** A newer version than this page's is in use: this page belongs to the previous one. */
  | 'replaced'

/** The version of the app that this device opens without a network. */
export interface AppVersions {
  /** Stores the files the app needs to open, and checks for newer versions from then on. */
  start(): void
  watch(listener: (event: VersionEvent) => void): () => void
  /** Activates the waiting version in all tabs. */
  activate(): void
  /** Stores pages that every guest may see, by address, for use without a network. */
  keepPages(addresses: readonly string[]): void
}

export const AppVersions = Symbol.for('AppVersions')

/** What happened to the version of the app that this device has stored. */
export type VersionEvent =
  /** A newer one than this page's is ready, and waits. */
  | 'waiting'
  /** A newer one than this page's is in use: this page is of the version before. */
  | 'replaced'

/** The version of the app that this device opens without a network. */
export interface AppVersions {
  /** Stores what the app needs to open, and checks for newer versions from here on. */
  start(): void
  watch(listener: (event: VersionEvent) => void): () => void
  /** Has the version that waits come into use, in all tabs. */
  activate(): void
  /** Stores pages that every guest may see, by their addresses, to be shown again without a network. */
  keepPages(addresses: readonly string[]): void
}

export const AppVersions = Symbol.for('AppVersions')

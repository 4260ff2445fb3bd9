/** Whoever hears how a bus fares: what it could not do, and each loss of its connection once, with where that was and why. */
export interface BusWatch {
  error(error: unknown): void
  lost(host: string, cause: string): void
  back(host: string): void
}

/**
 * What several servers say to one another. A text is heard at most once by every listener of its subject, on whatever server,
 * the publisher's own listeners included, and in the order in which one server published, over all subjects. Nothing is kept
 * for whoever is not there. No method throws: what goes wrong is reported where the bus was made.
 *
 * A subject is words of letters, digits, `-` and `_`, joined by dots.
 */
export interface Bus {
  publish(subject: string, text: string): void
  /** Hears a subject until the returned function is called. */
  subscribe(subject: string, listener: (text: string) => void): () => void
  /** Until whatever was subscribed here so far misses nothing that is published anywhere from then on, or a gap will be told. */
  settled(): Promise<void>
  /**
   * Hears that the connection was lost and stands again: what others published meanwhile was missed here, and what was
   * published here meanwhile, or shortly before, may be missed everywhere.
   */
  onDiscontinuity(listener: () => void): () => void
  /** Whether others can be reached at this moment, as far as is known. */
  readonly isConnected: boolean
  /** Says what is still to be said and ends; a closed bus says and hears nothing. */
  close(): Promise<void>
}

/**
 * Reports how a bus is doing: what it could not do, and each loss of its connection once, with its server and cause.
 */
export interface BusWatch {
  error(error: unknown): void
  lost(host: string, cause: string): void
  back(host: string): void
}

/**
 * What several servers send one another. A text is delivered at most once to every listener of its subject, on any
 * server, the publisher's own listeners included, and in the order in which one server published, over all subjects.
 * Nothing is stored for a listener that is absent. No method throws: what goes wrong is reported where the bus was
 * made.
 *
 * A subject is words of letters, digits, `-` and `_`, joined by dots. A listener may name `*` as the last word: any one word.
 */
export interface Bus {
  publish(subject: string, text: string): void
  /** Subscribes to a subject until the returned function is called. */
  subscribe(subject: string, listener: (text: string) => void): () => void
  /**
   * Resolves when the subscriptions made here so far miss nothing that is published anywhere from then on, or missed
   * messages will be reported.
   */
  settled(): Promise<void>
  /**
   * Notified that the connection was lost and is open again: what others published meanwhile was missed here, and what
   * was published here meanwhile, or shortly before, may be missed everywhere.
   */
  onDiscontinuity(listener: () => void): () => void
  /** Whether others can be reached at this moment, as far as is known. */
  readonly isConnected: boolean
  /** Sends what is still to be sent and ends; a closed bus sends and receives nothing. */
  close(): Promise<void>
}

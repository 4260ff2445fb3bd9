/** Time as a port, so that tests can control it. Epoch milliseconds. */
export interface Clock {
  now(): number
  /** Runs `work` once after `delay` ms; returns a function that cancels it. */
  after(delay: number, work: () => void): () => void
}

export const Clock = Symbol.for('Clock')

/** Time, as a port, so that a test draws it. Epoch milliseconds. */
export interface Clock {
  now(): number
  /** Runs `work` once after `delay` ms; returns how to cancel. */
  after(delay: number, work: () => void): () => void
}

export const Clock = Symbol.for('Clock')

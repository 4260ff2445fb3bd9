import { inject } from 'vitest'

declare module 'vitest' {
  // Values provided to suites about the machine.
  interface ProvidedContext {
    slowness: number
  }
}

/** A time limit, ms, as long as this machine needs it. */
export const limit = (ms: number): number => Math.round(ms * inject('slowness'))

/** Lets time pass at servers whose clock a test controls, and returns what time it is there. */
export interface Time {
  readonly pass: () => Promise<void>
  /** Epoch ms. */
  readonly now: () => number
  /** How long a frame is waited for, real ms. */
  readonly patience: number
}

export const realTime: Time = { pass: () => Promise.resolve(), now: () => Date.now(), patience: 15_000 }

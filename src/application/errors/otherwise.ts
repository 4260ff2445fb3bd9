type Hear = (error: unknown) => void

/**
 * Number of failures that are retained until there is a listener, which comes later than the page.
 * A server has none.
 */
const MAX_EARLY = 20

const early: unknown[] = []

let hear: Hear = (error) => {
  if (early.length < MAX_EARLY) early.push(error)
}

/** Passes every failure that a page ignores to `listener`, including earlier ones. */
export function tellFailures(listener: Hear): void {
  hear = listener
  for (const error of early.splice(0)) hear(error)
}

/**
 * Returns a handler for `catch` where a page continues without the answer of a call, with `value`
 * in its place. Nobody would learn of an error that is simply dropped, so
 * `test/lint/silent-failures.test.ts` reports handlers that ignore it.
 */
export const otherwise =
  <T = undefined>(value?: T) =>
  (error: unknown): T => {
    hear(error)
    return value as T
  }

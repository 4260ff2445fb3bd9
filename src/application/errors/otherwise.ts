type Hear = (error: unknown) => void

/** How many failures wait for a listener: they come later than the page. A server has none. */
const MAX_EARLY = 20

const early: unknown[] = []

let hear: Hear = (error) => {
  if (early.length < MAX_EARLY) early.push(error)
}

/** Has every failure that a page goes on without told to `listener`, those from before as well. */
export function tellFailures(listener: Hear): void {
  hear = listener
  for (const error of early.splice(0)) hear(error)
}

/** A failure that nothing shows is told to the operator. */
export const noteFailure = (error: unknown): void => hear(error)

/**
 * For `catch`, where a page goes on without what a call answers: with `value` in its place. An error that is only dropped is known to nobody, so
 * a handler that ignores it is a finding of `test/lint/silent-failures.test.ts`.
 */
export const otherwise =
  <T = undefined>(value?: T) =>
  (error: unknown): T => {
    hear(error)
    return value as T
  }

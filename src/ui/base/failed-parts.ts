import type { Loadable } from './resource'

/** A part of the page that could not be loaded. */
export interface FailedPart {
  readonly of: Loadable
  /** The element of the error if this part shows it. */
  readonly place: HTMLElement
  /** A part that is left out silently; it is only reloaded with the others. */
  readonly isQuiet: boolean
  /** Parts of one surface share an error; a dialog has its own, as the page is unreachable. */
  readonly surface: Element | null
  isShown: boolean
  readonly show: (isShown: boolean) => void
}

/** Time within which failures count as one, ms: the error is then shown and read out. */
const SETTLE = 100

const parts = new Set<FailedPart>()
let waiting = 0

/** Compares by order in the page; no place is inside another. */
const order = (a: FailedPart, b: FailedPart): number =>
  a.place.compareDocumentPosition(b.place) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/**
 * Chooses for each surface the part that shows the error: the first one in sight. A loading part is
 * not chosen, or the error would move during a common retry; the chosen one keeps it until it
 * succeeds.
 */
export function chooseShownPart(): void {
  const taken = new Set<Element | null>()
  for (const part of [...parts].toSorted(order)) {
    const { of, place, surface, isQuiet } = part
    const isReady = part.isShown || !of.isLoading
    const isShown = !isQuiet && isReady && !taken.has(surface) && place.parentElement?.checkVisibility() === true
    if (isShown) taken.add(surface)
    part.isShown = isShown
    part.show(isShown)
  }
}

/** The same once no other part has failed for a moment. */
export function chooseShownPartSoon(): void {
  clearTimeout(waiting)
  waiting = window.setTimeout(chooseShownPart, SETTLE)
}

/** Adds a part that failed. Returns how to take it out. */
export function addFailedPart(part: FailedPart): () => void {
  parts.add(part)
  return () => {
    parts.delete(part)
    chooseShownPart()
  }
}

/** Reloads all failed parts of a surface, except those that are loading. */
export function retryFailedParts(surface: Element | null): void {
  for (const part of parts) if (part.surface === surface && !part.of.isLoading) void part.of.retry()
}

/** Maximum time that work waits, ms: a hidden page paints nothing. */
const PATIENCE = 100

/** Work that waits for the next paint, in the order in which it was handed in. */
const waiting = new Set<() => void>()

function next(): void {
  let isDue = true
  const run = (): void => {
    if (!isDue) return
    isDue = false
    clearTimeout(timer)
    const due = [...waiting]
    waiting.clear()
    // All in one task, so that what they change is rendered once.
    for (const work of due) work()
  }
  const timer = setTimeout(run, PATIENCE)
  // A frame's callbacks run before it is painted, and a timer set in one of them after.
  requestAnimationFrame(() => setTimeout(run))
}

/** Runs work after the next paint, so that a press is answered first. Returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  const own = (): void => work()
  if (waiting.size === 0) next()
  waiting.add(own)
  return () => {
    waiting.delete(own)
  }
}

import { useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** React calls `onServer` on the server and for its markup, then `inBrowser`: both agree. */
function answers() {
  let isServed = false
  return { inBrowser: () => isServed, onServer: () => (isServed = true) }
}

/**
 * Returns whether the page from the server contained this component. The answer never changes, so
 * that no component renders a second time once it is alive.
 */
export function useServed(): boolean {
  const [{ inBrowser, onServer }] = useState(answers)
  return useSyncExternalStore(never, inBrowser, onServer)
}

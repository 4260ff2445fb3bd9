import { useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** React calls `onServer` on the server, and in the browser first for what came from there; `inBrowser` returns the same from then on. */
function answers() {
  let isServed = false
  return { inBrowser: () => isServed, onServer: () => (isServed = true) }
}

/**
 * Whether this component was in the page that the server sent, and not rendered first by the browser. Its answer stays the same, so that
 * no component is rendered a second time once it is alive.
 */
export function useServed(): boolean {
  const [{ inBrowser, onServer }] = useState(answers)
  return useSyncExternalStore(never, inBrowser, onServer)
}

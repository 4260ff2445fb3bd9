import { useState, useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this component was in the page that the server sent, and not rendered first by the browser. */
export function useServed(): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [wasServed] = useState(isServed)
  return wasServed
}

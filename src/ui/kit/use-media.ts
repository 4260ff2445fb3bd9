import { useSyncExternalStore } from 'react'

/** Returns whether a media query matches, updated when it changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    // A page from the server is laid out by style sheets until it is alive.
    () => false,
  )

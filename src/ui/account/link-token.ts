import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** An arrival by a mailed link: its token, and a count that tells repeated ones apart. */
export interface Arrival {
  readonly token: string
  readonly count: number
}

/**
 * Returns the token of the mailed link. It is removed from the address at once: it must not be
 * visible on the screen or in the history, nor leak with the page's address.
 */
export function useLinkToken(): Arrival {
  const { key, hash } = useLocation()
  const [arrival, setArrival] = useState<Arrival>({ token: hash.slice(1), count: 0 })
  // The first page of a document and any address entered by hand have the same key.
  const place = `${key}${hash}`
  const seen = useRef<string | null>(null)
  useEffect(() => {
    const token = hash.slice(1)
    if (token !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    if (token !== '' && seen.current !== null && seen.current !== place) {
      setArrival((before) => ({ token, count: before.count + 1 }))
    }
    seen.current = place
  }, [place, hash])
  return arrival
}

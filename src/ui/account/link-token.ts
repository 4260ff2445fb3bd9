import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A mailed link that led here: its token, and which arrival it is, since the same page may be come to by another link. */
export interface Arrival {
  readonly token: string
  readonly count: number
}

/**
 * The token of the mailed link that led here. It is removed from the address at once: it must not be visible on the
 * screen or in the history, nor leak where the page's address is passed on.
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

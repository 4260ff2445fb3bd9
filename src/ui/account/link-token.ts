import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** A mailed link that led here: its token, and which arrival it is, since the same page may be come to by another link. */
export interface Arrival {
  readonly token: string
  readonly count: number
}

/**
 * The token of the mailed link that led here. It is taken out of the address at once: nobody who looks over a shoulder or at a
 * history finds it there, and nothing that tells the page's address elsewhere tells it.
 */
export function useLinkToken(): Arrival {
  const { key, hash } = useLocation()
  const [arrival, setArrival] = useState<Arrival>({ token: hash.slice(1), count: 0 })
  // The first page of a document and whatever its address is changed to by hand have the same key.
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

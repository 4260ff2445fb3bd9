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
  const [arrival, setArrival] = useState<Arrival>({ token: location.hash.slice(1), count: 0 })
  const isFirst = useRef(true)
  useEffect(() => {
    const token = location.hash.slice(1)
    if (token === '') {
      isFirst.current = false
      return
    }
    history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    if (!isFirst.current) setArrival((before) => ({ token, count: before.count + 1 }))
    isFirst.current = false
  }, [key, hash])
  return arrival
}

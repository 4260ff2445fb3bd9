import { useState } from 'react'

/**
 * The token of the mailed link that led here. It is taken out of the address at once: nobody who looks over a shoulder or at a
 * history finds it there, and nothing that tells the page's address elsewhere tells it.
 */
export function useLinkToken(): string {
  const [token] = useState(() => {
    const found = location.hash.slice(1)
    if (found !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    return found
  })
  return token
}

import { useEffect, useRef } from 'react'

/** Distance from the end of the list that counts as near, in rows. */
const NEAR = 4

/** Requests more as the last visible row comes near the loaded end: once per list length. */
export function useNearEnd(last: number, loaded: number, onNearEnd: (() => void) | undefined): void {
  const requested = useRef(-1)
  useEffect(() => {
    if (!onNearEnd || loaded === 0 || last < loaded - NEAR || requested.current === loaded) return
    requested.current = loaded
    onNearEnd()
  }, [last, onNearEnd, loaded])
}

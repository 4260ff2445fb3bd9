import { useEffect, useRef, useState } from 'react'

/**
 * Passes a quickly changing value on at most once a frame: a list with a thousand updates a second
 * renders sixty times, always with the newest rows.
 */
export function useCoalesced<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const newest = useRef(value)
  const frame = useRef(0)
  useEffect(() => {
    newest.current = value
    if (frame.current !== 0 || Object.is(value, shown)) return
    frame.current = requestAnimationFrame(() => {
      frame.current = 0
      setShown(() => newest.current)
    })
  }, [value, shown])
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current)
      frame.current = 0
    },
    [],
  )
  return shown
}

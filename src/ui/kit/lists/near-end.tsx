import { useEffect, useRef } from 'react'

/**
 * Margin in which the end of a list counts as near: 900 px below the window, and any distance above,
 * since a jump to the page's end passes it without a frame in sight.
 */
const NEAR = '1000000px 0px 900px 0px'

/** The end of a list: calls `onNear` once the guest comes near it. */
export function NearEnd({ onNear }: { readonly onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: NEAR },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNear])
  return <div ref={end} />
}

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** From which distance on the children are rendered. */
const NEAR = '600px 0px'

/** Renders distant content once the guest comes near, and reserves its space until then. */
export function Near({ height, children }: { readonly height: number; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} style={{ height }} />
}

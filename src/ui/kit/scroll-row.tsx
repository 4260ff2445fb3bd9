import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './class-names'
import css from './scroll-row.module.css'

interface Row {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Tells on which sides more of a row waits: while it scrolls, while its size changes, and whenever something else is in it. */
export function useMore<Box extends HTMLElement>() {
  const row = useRef<Box>(null)
  const [more, setMore] = useState({ before: false, after: false })
  useEffect(() => {
    const box = row.current
    if (!box) return undefined
    const look = () => {
      const before = box.scrollLeft > 4
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 4
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', look)
    }
  })
  return { row, edges: cx(more.before && css['before'], more.after && css['after']) }
}

/** A shelf of tiles that scrolls sideways inside the page and fades where more of it waits. */
export function ScrollRow({ label, className, children }: Row) {
  const { row, edges } = useMore<HTMLElement>()
  return (
    <section ref={row} aria-label={label} className={cx(css['row'], css['snap'], edges, className)}>
      {children}
    </section>
  )
}

/** A row of filter chips that scrolls sideways. Focus pulls its chip into sight. */
export function ChipRow({ label, className, children }: Row) {
  const { row, edges } = useMore<HTMLFieldSetElement>()
  return (
    <fieldset ref={row} aria-label={label} className={cx(css['row'], edges, className)}>
      {children}
    </fieldset>
  )
}

import { useCallback, useState, type ReactNode } from 'react'
import { cx } from './class-names'
import css from './scroll-row.module.css'

interface Row {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Tells on which sides more of a row waits, while it scrolls and while its size changes. */
export function useMore() {
  const [more, setMore] = useState({ before: false, after: false })
  const watch = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined
    const look = () => {
      const before = row.scrollLeft > 4
      const after = row.scrollLeft + row.clientWidth < row.scrollWidth - 4
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }))
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    look()
    return () => {
      sizes.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [])
  return { watch, edges: cx(more.before && css['before'], more.after && css['after']) }
}

/** A shelf of tiles that scrolls sideways inside the page and fades where more of it waits. */
export function ScrollRow({ label, className, children }: Row) {
  const { watch, edges } = useMore()
  return (
    <section ref={watch} aria-label={label} className={cx(css['row'], css['snap'], edges, className)}>
      {children}
    </section>
  )
}

/** A row of filter chips that scrolls sideways. Focus pulls its chip into sight. */
export function ChipRow({ label, className, children }: Row) {
  const { watch, edges } = useMore()
  return (
    <fieldset ref={watch} aria-label={label} className={cx(css['row'], edges, className)}>
      {children}
    </fieldset>
  )
}

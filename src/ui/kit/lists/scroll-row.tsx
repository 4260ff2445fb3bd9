import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { cx } from '@/ui/kit/class-names'
import { part } from '@/ui/kit/part'
import css from './scroll-row.module.css'

const RowHands = part(async () => (await import('./row-hands')).RowHands)

interface Row {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** Reports the sides on which a row continues: on scroll, resize and content changes. */
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
    const scroll = () => {
      box.dataset['scrolled'] = ''
      look()
    }
    // Checks first after the layout, without forcing it.
    const sizes = new ResizeObserver(look)
    sizes.observe(box)
    box.addEventListener('scroll', scroll, { passive: true })
    return () => {
      sizes.disconnect()
      box.removeEventListener('scroll', scroll)
    }
  })
  return { row, more, edges: cx(more.before && css['before'], more.after && css['after']) }
}

/** Wraps a row, and adds the mouse controls that reach all of it. */
export function RowFrame({
  row,
  more,
  className,
  children,
}: {
  readonly row: RefObject<HTMLElement | null>
  readonly more: { readonly before: boolean; readonly after: boolean }
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  const [hasMouse, setMouse] = useState(false)
  return (
    <div
      className={cx(css['frame'], className)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') setMouse(true)
      }}
    >
      {children}
      {hasMouse ? <RowHands row={row} {...more} /> : null}
    </div>
  )
}

/** A row of tiles that scrolls sideways inside the page and fades at its ends. */
export function ScrollRow({ label, className, children }: Row) {
  const { row, more, edges } = useMore<HTMLElement>()
  return (
    <RowFrame row={row} more={more}>
      <section ref={row} aria-label={label} className={cx(css['row'], css['snap'], edges, className)}>
        {children}
      </section>
    </RowFrame>
  )
}

/** A row of filter chips that scrolls sideways. Focus pulls its chip into sight. */
export function ChipRow({ label, className, children }: Row) {
  const { row, more, edges } = useMore<HTMLFieldSetElement>()
  return (
    <RowFrame row={row} more={more}>
      <fieldset ref={row} aria-label={label} className={cx(css['row'], edges, className)}>
        {children}
      </fieldset>
    </RowFrame>
  )
}

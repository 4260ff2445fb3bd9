import { useEffect, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { RowFrame, useMore } from './scroll-row'
import css from './scroll-row.module.css'

/**
 * Links to neighbouring pages in a row that may be wider than the screen: it scrolls, fades at its
 * ends, and brings the current page (`aria-current`) into view.
 */
export function LinkRow({
  label,
  current,
  className,
  frameClassName,
  children,
}: {
  readonly label: string
  /** Changes with the current link; `null` if none is. */
  readonly current: string | null
  readonly className?: string
  /** Style of the element around the row, which represents it in a layout. */
  readonly frameClassName?: string | undefined
  readonly children: ReactNode
}) {
  const { row, more, edges } = useMore<HTMLElement>()
  useEffect(() => {
    const box = row.current
    const link = box?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (current === null || !box || !link) return
    const { left, width } = box.getBoundingClientRect()
    box.scrollBy({ left: link.left - left - (width - link.width) / 2 })
  }, [row, current])
  return (
    <RowFrame row={row} more={more} className={frameClassName}>
      <nav ref={row} aria-label={label} className={cx(edges && css['fading'], edges, className)}>
        {children}
      </nav>
    </RowFrame>
  )
}

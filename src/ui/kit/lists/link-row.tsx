import { useEffect, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { RowFrame, useMore } from './scroll-row'
import css from './scroll-row.module.css'

/**
 * Links from one page to its neighbours in a line that may be longer than the screen: where whoever uses it lets it scroll, it
 * fades where more of it waits, and the current page, the link with `aria-current`, is brought into sight.
 */
export function LinkRow({
  label,
  current,
  className,
  frameClassName,
  children,
}: {
  readonly label: string
  /** Another one whenever another link is the current one; `null` where none is. */
  readonly current: string | null
  readonly className?: string
  /** Looks of what stands around the row, which takes its place in a layout. */
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

import { useState } from 'react'
import { useServed } from '@/ui/kit/use-served'
import { useBoxWidth } from './box-width'
import { GridInSight } from './grid-in-sight'
import type { GridProps } from './grid-props'
import { PlainGrid } from './plain-grid'
import { useCalm } from './use-calm'
import css from './virtual-list.module.css'

/**
 * A long page of tiles that scrolls with the window. The first list of a page from the server is
 * complete; once it grows or moves, only visible rows are rendered.
 */
export function VirtualGrid<T>({
  onCalm,
  ...grid
}: Omit<GridProps<T>, 'width'> & {
  /** Called while tiles may move, with the key of the one that may not. */
  readonly onCalm?: ((held: string | null) => void) | undefined
}) {
  const { items, keyOf } = grid
  const isServed = useServed()
  const [first] = useState(items)
  // It replaces placeholders: a frame with neither would show the content below in its place. Pages
  // from the server have tiles already.
  const [width, measure, box] = useBoxWidth(!isServed)
  useCalm(box, onCalm)
  const isAsServed = isServed && items.every((item, at) => first[at] !== undefined && keyOf(first[at]) === keyOf(item))
  return (
    <div ref={measure} className={css['sizer']}>
      {isAsServed ? (
        <PlainGrid {...grid} width={width} />
      ) : width === 0 ? null : (
        <GridInSight {...grid} width={width} />
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useBoxWidth } from './box-width'
import { columnsAt, GRID_GAP, GRID_LINE_GAP, type Columns } from './columns'
import css from './virtual-list.module.css'

/**
 * Placeholders of loading tiles in the grid's columns; nothing until the width is known, since a
 * page that is briefly too tall could be scrolled to a position that it then loses.
 */
export function SkeletonGrid({
  columns,
  count,
  children,
}: {
  readonly columns: readonly Columns[]
  readonly count: number
  /** The placeholder of one tile. */
  readonly children: ReactNode
}) {
  const [width, measure] = useBoxWidth()
  return (
    <div ref={measure} className={css['sizer']} aria-busy="true">
      {width === 0 ? null : (
        <div
          className={css['tiles']}
          style={{ gap: `${GRID_LINE_GAP}px ${GRID_GAP}px`, ['--columns' as string]: columnsAt(columns, width) }}
        >
          {Array.from({ length: count }, (_, index) => (
            <div key={index}>{children}</div>
          ))}
        </div>
      )}
    </div>
  )
}

import { useMemo, useState, type Key, type ReactNode } from 'react'
import { useServed } from '@/ui/kit/use-served'
import { useBoxWidth } from './box-width'
import { useCoalesced } from './coalesce'
import { columnsAt, GRID_GAP, GRID_LINE_GAP, rowHeight, type Columns, type RowHeight } from './columns'
import { PlainGrid } from './plain-grid'
import { WindowList } from './virtual-list'
import css from './virtual-list.module.css'

interface Line<T> {
  readonly key: string
  readonly items: readonly T[]
  /** How many placeholders follow the items. */
  readonly places: number
}

interface GridProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => Key
  readonly columns: readonly Columns[]
  readonly gap?: number
  readonly lineGap?: number
  readonly rowHeight: RowHeight
  readonly onNearEnd?: () => void
  /**
   * How many items will load without a press: space is reserved for them, so that nothing below moves when they come.
   */
  readonly expected?: number
  /** The placeholder of an item. */
  readonly placeholder?: ReactNode
  readonly children: (item: T, index: number) => ReactNode
}

/**
 * A long page of tiles that scrolls with the window. The list that a page from the server begins with is in the page as
 * a whole; once it grows, only the rows in sight are.
 */
export function VirtualGrid<T>(grid: GridProps<T>) {
  const isServed = useServed()
  const [atFirst] = useState(grid.items.length)
  return isServed && grid.items.length <= atFirst ? <PlainGrid {...grid} /> : <GridInSight {...grid} />
}

function GridInSight<T>({
  label,
  items,
  keyOf,
  columns,
  gap = GRID_GAP,
  lineGap = GRID_LINE_GAP,
  rowHeight: height,
  onNearEnd,
  expected = 0,
  placeholder,
  children,
}: GridProps<T>) {
  const [width, measure] = useBoxWidth()
  const shown = useCoalesced(items)
  const count = columnsAt(columns, width)
  const lines = useMemo(
    () =>
      Array.from({ length: Math.ceil(Math.max(shown.length, expected) / count) }, (_, i): Line<T> => {
        const part = shown.slice(i * count, (i + 1) * count)
        const key = part.length === 0 ? `place-${i}` : part.map((item) => String(keyOf(item))).join('|')
        return { key, items: part, places: Math.max(0, Math.min(count, expected - i * count) - part.length) }
      }),
    [shown, count, keyOf, expected],
  )
  const tile = (width - gap * (count - 1)) / count
  return (
    <div ref={measure} className={css['sizer']}>
      {width === 0 ? null : (
        <WindowList
          label={label}
          items={lines}
          keyOf={(line) => line.key}
          estimate={rowHeight(height, tile)}
          gap={lineGap}
          overscan={2}
          loaded={Math.ceil(shown.length / count)}
          {...(onNearEnd ? { onNearEnd } : {})}
        >
          {(line, index) => (
            <div className={css['line']} style={{ gap, ['--columns' as string]: count }}>
              {line.items.map((item, i) => (
                <div key={keyOf(item)}>{children(item, index * count + i)}</div>
              ))}
              {Array.from({ length: line.places }, (_, i) => (
                <div key={`place-${i}`}>{placeholder}</div>
              ))}
            </div>
          )}
        </WindowList>
      )}
    </div>
  )
}

import { useMemo, type Key, type ReactNode } from 'react'
import { useBoxWidth } from './box-width'
import { useCoalesced } from './coalesce'
import { WindowList } from './virtual-list'
import css from './virtual-list.module.css'

/** How many columns a grid has from a width on, in pixels of its own box; the first that fits from the end counts. */
export interface Columns {
  readonly from: number
  readonly columns: number
}

/** The columns of a grid of tiles by its width. Widths must rise. */
export const columnsAt = (steps: readonly Columns[], width: number): number =>
  steps.findLast((step) => width >= step.from)?.columns ?? steps[0]?.columns ?? 1

/** Pixels between the tiles of a row, and between rows. */
export const GRID_GAP = 16
export const GRID_LINE_GAP = 28

interface Line<T> {
  readonly key: string
  readonly items: readonly T[]
  /** How many placeholders follow the items. */
  readonly places: number
}

/** A long page of tiles that scrolls with the window; only the rows in sight are in the page. */
export function VirtualGrid<T>({
  label,
  items,
  keyOf,
  columns,
  gap = GRID_GAP,
  lineGap = GRID_LINE_GAP,
  lineHeight,
  onNearEnd,
  expected = 0,
  placeholder,
  children,
}: {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => Key
  readonly columns: readonly Columns[]
  readonly gap?: number
  readonly lineGap?: number
  /** Approximate height of a row, in pixels, for a given width of a tile. */
  readonly lineHeight: (tileWidth: number) => number
  readonly onNearEnd?: () => void
  /**
   * How many items will load without a press: space is reserved for them, so that nothing below moves when they come.
   */
  readonly expected?: number
  /** The placeholder of an item. */
  readonly placeholder?: ReactNode
  readonly children: (item: T, index: number) => ReactNode
}) {
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
          estimate={lineHeight(tile)}
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

import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { heightsOf, type Heights } from './known-heights'
import { useCoalesced } from './coalesce'
import { columnsAt, GRID_GAP, GRID_LINE_GAP, rowHeight } from './columns'
import type { GridProps } from './grid-props'
import { useMoves } from './use-moves'
import { useNearEnd } from './use-near-end'
import css from './virtual-list.module.css'

/** The visible lines of a grid with a margin; a tile that moves keeps its element. */
export function GridInSight<T>({
  label,
  items,
  keyOf,
  columns,
  width,
  gap = GRID_GAP,
  lineGap = GRID_LINE_GAP,
  rowHeight: height,
  onNearEnd,
  expected = 0,
  placeholder,
  children,
}: GridProps<T>) {
  const shown = useCoalesced(items)
  const count = columnsAt(columns, width)
  const tile = (width - gap * (count - 1)) / count
  const line = rowHeight(height, tile)
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const look = useCallback(() => {
    if (place.current) setTop(Math.round(place.current.getBoundingClientRect().top + window.scrollY))
  }, [])
  useLayoutEffect(look)
  const [known] = useState<Heights>(() => heightsOf(`${label} ${count} ${width}`))
  // oxlint-disable-next-line react/incompatible-library -- its answers change with every scroll and are never memoized
  const list = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(Math.max(shown.length, expected) / count),
    estimateSize: () => line,
    scrollMargin: top,
    gap: lineGap,
    overscan: 2,
    initialMeasurementsCache: known.lines,
  })
  useLayoutEffect(
    () => () => {
      known.lines = list.takeSnapshot()
    },
    [known, list],
  )
  const lines = list.getVirtualItems()
  const from = (lines[0]?.index ?? 0) * count
  const to = lines.length === 0 ? 0 : ((lines.at(-1)?.index ?? 0) + 1) * count
  const places = Math.max(0, Math.min(to, expected) - Math.max(from, shown.length))
  useNearEnd(lines.at(-1)?.index ?? -1, Math.ceil(shown.length / count), onNearEnd)
  const tiles = useMoves(shown, keyOf, { columns: count, across: tile + gap, down: line + lineGap, top })
  return (
    <div ref={place} className={css['rows']} style={{ height: list.getTotalSize() }}>
      <ul
        ref={tiles}
        aria-label={label}
        className={css['tiles']}
        style={{
          gap: `${lineGap}px ${gap}px`,
          // No transform: browsers count lines held in place by a transform as moved.
          paddingBlockStart: (lines[0]?.start ?? top) - top,
          ['--columns' as string]: count,
        }}
      >
        {shown.slice(from, to).map((item, at) => (
          <li
            key={keyOf(item)}
            ref={at % count === 0 ? list.measureElement : null}
            data-index={Math.floor((from + at) / count)}
            data-key={keyOf(item)}
            aria-setsize={shown.length}
            aria-posinset={from + at + 1}
          >
            {children(item, from + at)}
          </li>
        ))}
        {Array.from({ length: places }, (_, at) => (
          <li key={`place-${at}`} aria-hidden="true">
            {placeholder}
          </li>
        ))}
      </ul>
    </div>
  )
}

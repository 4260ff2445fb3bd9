import { useMemo } from 'react'
import { cx } from '@/ui/kit/class-names'
import { Slice } from '@/ui/kit/slice'
import { columnsAt, GRID_GAP, GRID_LINE_GAP, rowHeight, type Columns } from './columns'
import type { GridProps } from './grid-props'
import { NearEnd } from './near-end'
import css from './plain-grid.module.css'

/** Number of tiles that become alive at a time; the first slice contains the tiles seen first. */
const SLICE = 6

/** Returns a class for these columns, and the rules that choose by the width of the grid's box. */
function rulesOf(columns: readonly Columns[]): { readonly name: string; readonly rules: string } {
  const name = `columns${columns.map((step) => `-${step.from}-${step.columns}`).join('')}`
  const rules = columns.map(({ from, columns: count }) => {
    const rule = `.${name}{--columns:${count}}`
    return from === 0 ? rule : `@container (min-width:${from}px){${rule}}`
  })
  return { name, rules: rules.join('') }
}

/** All tiles of a list in a grid with columns by style sheets alone, before any script runs. */
export function PlainGrid<T>({
  label,
  items,
  keyOf,
  columns,
  width,
  rowHeight: height,
  expected = 0,
  onNearEnd,
  children,
}: GridProps<T>) {
  const { name, rules } = rulesOf(columns)
  const count = columnsAt(columns, width)
  const lines = Math.ceil(Math.max(expected, items.length) / count) - Math.ceil(items.length / count)
  const reserved = lines * (rowHeight(height, (width - GRID_GAP * (count - 1)) / count) + GRID_LINE_GAP)
  // The width of the box, known only in the browser, changes no tile.
  const tiles = useMemo(
    () =>
      items.flatMap((item, from) => {
        if (from % SLICE > 0) return []
        const slice = items.slice(from, from + SLICE).map((each, index) => (
          <li key={keyOf(each)} data-key={keyOf(each)} className="when-near">
            {children(each, from + index)}
          </li>
        ))
        return from === 0 ? slice : [<Slice key={keyOf(item)}>{slice}</Slice>]
      }),
    [items, keyOf, children],
  )
  return (
    <div className={css['box']}>
      <style href={name} precedence="grid">
        {rules}
      </style>
      <ul
        aria-label={label}
        className={cx(css['grid'], name)}
        style={{ ['--per-width' as string]: height.perWidth, ['--text' as string]: `${height.text}px` }}
      >
        {tiles}
      </ul>
      {onNearEnd === undefined ? null : <NearEnd onNear={onNearEnd} />}
      {width === 0 ? null : <div style={{ height: reserved }} />}
    </div>
  )
}

import { useEffect, useRef, type Key, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import type { Columns } from './columns'
import css from './plain-grid.module.css'

/** How far below the window the end of the grid counts as near. */
const NEAR = '900px'

/** A class of its own for these columns, and the rules that choose among them by the width of the grid's box. */
function rulesOf(columns: readonly Columns[]): { readonly name: string; readonly rules: string } {
  const name = `columns${columns.map((step) => `-${step.from}-${step.columns}`).join('')}`
  const rules = columns.map(({ from, columns: count }) => {
    const rule = `.${name}{--columns:${count}}`
    return from === 0 ? rule : `@container (min-width:${from}px){${rule}}`
  })
  return { name, rules: rules.join('') }
}

/**
 * All tiles of a list in a grid whose columns follow from style sheets alone: so a page from the server has them before
 * any script runs.
 */
export function PlainGrid<T>({
  label,
  items,
  keyOf,
  columns,
  onNearEnd,
  children,
}: {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => Key
  readonly columns: readonly Columns[]
  readonly onNearEnd?: () => void
  readonly children: (item: T, index: number) => ReactNode
}) {
  const end = useRef<HTMLDivElement>(null)
  const { name, rules } = rulesOf(columns)
  useEffect(() => {
    if (end.current === null || onNearEnd === undefined) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNearEnd()
      },
      { rootMargin: `0px 0px ${NEAR} 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [onNearEnd])
  return (
    <div className={css['box']}>
      <style>{rules}</style>
      <ul aria-label={label} className={cx(css['grid'], name)}>
        {items.map((item, index) => (
          <li key={keyOf(item)}>{children(item, index)}</li>
        ))}
      </ul>
      <div ref={end} />
    </div>
  )
}

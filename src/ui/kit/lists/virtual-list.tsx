import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type Key, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { useCoalesced } from './coalesce'
import css from './virtual-list.module.css'

/** A long list of which only what is in sight (and a little more) is in the page. */
export interface VirtualListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => Key
  readonly children: (item: T, index: number) => ReactNode
  /** Pixels a row will take, roughly; its true height is measured. */
  readonly estimate: number
  readonly gap?: number
  readonly overscan?: number
  /** Called when the end comes near; once for each length of the list. */
  readonly onNearEnd?: () => void
  /** How many of the items are loaded; the others only reserve space. All by default. */
  readonly loaded?: number
  readonly className?: string
}

function Rows<T, S extends Element | Window>({
  list,
  rows,
  offset,
  label,
  keyOf,
  children,
  onNearEnd,
  loaded,
}: Pick<VirtualListProps<T>, 'label' | 'keyOf' | 'children' | 'onNearEnd' | 'loaded'> & {
  readonly list: Virtualizer<S, HTMLElement>
  readonly rows: readonly T[]
  readonly offset: number
}) {
  const shown = list.getVirtualItems()
  const last = shown.at(-1)?.index ?? -1
  const requested = useRef(-1)
  useEffect(() => {
    const there = loaded ?? rows.length
    if (!onNearEnd || there === 0 || last < there - 4 || requested.current === there) return
    requested.current = there
    onNearEnd()
  }, [last, onNearEnd, rows.length, loaded])
  return (
    <ul aria-label={label} className={css['rows']} style={{ height: list.getTotalSize() }}>
      {shown.map((place) => {
        const item = rows[place.index]
        if (item === undefined) return null
        return (
          <li
            key={keyOf(item)}
            ref={list.measureElement}
            data-index={place.index}
            aria-setsize={rows.length}
            aria-posinset={place.index + 1}
            className={css['row']}
            style={{ transform: `translateY(${place.start - offset}px)` }}
          >
            {children(item, place.index)}
          </li>
        )
      })}
    </ul>
  )
}

const keyReader =
  <T,>(rows: readonly T[], keyOf: (item: T) => Key) =>
  (index: number): string | number => {
    const item = rows[index]
    const key = item === undefined ? index : keyOf(item)
    return typeof key === 'bigint' ? String(key) : key
  }

/** A long list that scrolls inside its own box; the box can be reached and scrolled with the keyboard. */
export function VirtualList<T>({ items, estimate, gap = 0, overscan = 6, className, ...rest }: VirtualListProps<T>) {
  const rows = useCoalesced(items)
  const box = useRef<HTMLElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- its answers change with every scroll and are never memoized
  const list = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: keyReader(rows, rest.keyOf),
    gap,
    overscan,
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reached by keyboard
    <section ref={box} tabIndex={0} aria-label={rest.label} className={cx(css['box'], className)}>
      <Rows {...rest} list={list} rows={rows} offset={0} />
    </section>
  )
}

/** A long list that scrolls with the page. */
export function WindowList<T>({ items, estimate, gap = 0, overscan = 4, className, ...rest }: VirtualListProps<T>) {
  const rows = useCoalesced(items)
  const place = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  const look = useCallback(() => {
    if (place.current) setTop(Math.round(place.current.getBoundingClientRect().top + window.scrollY))
  }, [])
  useLayoutEffect(look)
  // oxlint-disable-next-line react/incompatible-library -- its answers change with every scroll and are never memoized
  const list = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: keyReader(rows, rest.keyOf),
    scrollMargin: top,
    gap,
    overscan,
  })
  return (
    <div ref={place} className={className}>
      <Rows {...rest} list={list} rows={rows} offset={top} />
    </div>
  )
}

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { useRef, type Key, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { useCoalesced } from './coalesce'
import { useNearEnd } from './use-near-end'
import css from './virtual-list.module.css'

/** A long list of which only the visible part (and a little more) is rendered. */
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
  readonly className?: string
}

function Rows<T>({
  list,
  rows,
  label,
  keyOf,
  children,
  onNearEnd,
}: Pick<VirtualListProps<T>, 'label' | 'keyOf' | 'children' | 'onNearEnd'> & {
  readonly list: Virtualizer<HTMLElement, HTMLElement>
  readonly rows: readonly T[]
}) {
  const shown = list.getVirtualItems()
  useNearEnd(shown.at(-1)?.index ?? -1, rows.length, onNearEnd)
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
            style={{ transform: `translateY(${place.start}px)` }}
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

/** A long list that scrolls inside its own box, which the keyboard can reach and scroll. */
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
      <Rows {...rest} list={list} rows={rows} />
    </section>
  )
}

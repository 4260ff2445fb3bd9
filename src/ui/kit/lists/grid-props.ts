import type { Key, ReactNode } from 'react'
import type { Columns, RowHeight } from './columns'

/** A grid of tiles whose columns follow from its width. */
export interface GridProps<T> {
  readonly label: string
  readonly items: readonly T[]
  readonly keyOf: (item: T) => Key
  readonly columns: readonly Columns[]
  /** Pixels of its box; 0 until it is laid out. */
  readonly width: number
  readonly gap?: number
  readonly lineGap?: number
  readonly rowHeight: RowHeight
  readonly onNearEnd?: () => void
  /** Number of items that will load without a press: their space is reserved against shifts. */
  readonly expected?: number
  /** The placeholder of an item. */
  readonly placeholder?: ReactNode
  readonly children: (item: T, index: number) => ReactNode
}

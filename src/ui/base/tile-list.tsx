import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { SkeletonGrid } from '@/ui/kit/lists/skeleton-grid'
import type { Columns, RowHeight } from '@/ui/kit/lists/columns'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { ListContent } from './list-content'
import type { PagedList } from './paged-list'
import type { Loadable } from './resource'

/** The shape of a grid of tiles. */
export interface TileGrid {
  readonly columns: readonly Columns[]
  readonly rowHeight: RowHeight
  /** The placeholder of a tile that is loading. */
  readonly placeholder: ReactNode
  /** Number of placeholders shown before the first tiles. */
  readonly skeletons: number
}

interface Item {
  readonly id: string
}

const idOf = ({ id }: Item): string => id

interface TileListProps<T extends Item> {
  readonly label: string
  readonly list: PagedList<T>
  readonly grid: TileGrid
  readonly empty: ReactNode
  /** The source to retry after a failure, if it is more than the list. */
  readonly error?: Loadable
  /** Called while tiles may move, with the id of the one under the pointer, which may not. */
  readonly onCalm?: (held: string | null) => void
  readonly children: (item: T, index: number) => ReactNode
}

/** A list as a grid of tiles, which loads the next page near its end. */
export const TileList = observer(function TileList<T extends Item>({
  label,
  list,
  grid: { columns, rowHeight, placeholder, skeletons },
  empty,
  error = list,
  onCalm,
  children,
}: TileListProps<T>) {
  return (
    <ListContent
      list={list}
      error={error}
      empty={empty}
      skeleton={
        <SkeletonGrid columns={columns} count={skeletons}>
          {placeholder}
        </SkeletonGrid>
      }
    >
      <VirtualGrid
        label={label}
        items={list.items}
        keyOf={idOf}
        columns={columns}
        rowHeight={rowHeight}
        onNearEnd={() => void list.more()}
        expected={list.planned}
        placeholder={placeholder}
        onCalm={onCalm}
      >
        {children}
      </VirtualGrid>
    </ListContent>
  )
}) as <T extends Item>(props: TileListProps<T>) => ReactNode

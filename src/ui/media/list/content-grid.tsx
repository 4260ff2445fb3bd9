import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { TileGridSettings } from '@/domain/albums/tile-grid'
import type { PagedList } from '@/ui/base/paged-list'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { TileGridView } from './tile-grid'
import css from './content-grid.module.css'

/** Pixels below the picture of a tile: two lines of text and the gaps. */
const LINES = 58

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 520, columns: 2 },
    { from: 740, columns: 3 },
    { from: 1000, columns: 4 },
  ],
  rowHeight: { perWidth: 9 / 16, text: LINES },
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 12,
}

/** Texts shown if nothing matches. */
export interface NoContent {
  readonly title: string
  readonly text: string
  /** Removes the filters; `null`: there are none. */
  readonly clear: { readonly label: string; readonly onClick: () => void } | null
}

interface ContentGridProps<T extends { readonly id: string }> {
  readonly title: string
  readonly list: PagedList<T>
  readonly filter: ReactNode
  readonly sort: ReactNode
  /** Names how many there are. */
  readonly count: (total: number) => string
  readonly none: NoContent
  /** Set for a grid of tiles with the specified columns; default: large ones. */
  readonly tiles?: TileGridSettings['size']
  readonly children: (item: T, index: number) => ReactNode
}

/** A list of videos or albums with its filters; it loads more near its end. */
export const ContentGrid = observer(function ContentGrid<T extends { readonly id: string }>({
  title,
  list,
  filter,
  sort,
  count,
  none: { title: headline, text, clear },
  tiles,
  children,
}: ContentGridProps<T>) {
  const empty = (
    <EmptyState
      title={headline}
      text={text}
      action={
        clear === null ? undefined : (
          <Button kind="ink" onClick={clear.onClick}>
            {clear.label}
          </Button>
        )
      }
    />
  )
  return (
    <>
      {filter}
      <div className={css['bar']}>
        <p role="status">{list.total === null ? null : count(list.total)}</p>
        {sort}
      </div>
      {tiles === undefined ? (
        <TileList label={title} list={list} grid={GRID} empty={empty}>
          {children}
        </TileList>
      ) : (
        <TileGridView label={title} list={list} size={tiles} empty={empty}>
          {children}
        </TileGridView>
      )}
    </>
  )
}) as <T extends { readonly id: string }>(props: ContentGridProps<T>) => ReactNode

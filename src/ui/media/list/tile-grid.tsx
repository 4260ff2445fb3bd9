import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { tileColumns, type TileGridSettings } from '@/domain/albums/tile-grid'
import type { PagedList } from '@/ui/base/paged-list'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import type { Columns } from '@/ui/kit/lists/columns'

/** Pixels below the picture of a tile: two lines of text and the gaps. */
const LINES = 58

/** Widths of the window, px, at which the columns may change. */
const WINDOWS = [0, 240, 300, 450, 480, 720, 768, 992, 1200, 1440]

/** Returns the width of a page's content in a window, px (`--gutter` of the theme). */
const boxIn = (window: number): number => window - 2 * Math.min(48, Math.max(16, 3.2 + 0.033 * window))

/** Returns a tile grid's columns for style sheets: a page from the server needs no script. */
const stepsOf = (size: TileGridSettings['size']): readonly Columns[] =>
  WINDOWS.map((window) => ({
    from: Math.max(0, Math.round(boxIn(window))),
    columns: tileColumns(window, size),
  })).filter(({ columns }, index, all) => index === 0 || all[index - 1]?.columns !== columns)

const grids: Readonly<Record<TileGridSettings['size'], TileGrid>> = {
  small: {
    columns: stepsOf('small'),
    rowHeight: { perWidth: 9 / 16, text: LINES },
    placeholder: <TileSkeleton shape="landscape" />,
    skeletons: 12,
  },
  large: {
    columns: stepsOf('large'),
    rowHeight: { perWidth: 9 / 16, text: LINES },
    placeholder: <TileSkeleton shape="landscape" />,
    skeletons: 8,
  },
}

/** Drawn width of tiles, for browsers that do not measure it themselves. */
export const TILE_SIZES_ATTRIBUTE: Readonly<Record<TileGridSettings['size'], string>> = {
  small: '(min-width: 1200px) 15vw, (min-width: 992px) 18vw, (min-width: 768px) 23vw, (min-width: 450px) 30vw, 46vw',
  large: '(min-width: 1440px) 18vw, (min-width: 992px) 24vw, (min-width: 720px) 31vw, (min-width: 480px) 46vw, 92vw',
}

/** State of a grid; `rest-error`: its last page could not be loaded (MED-072). */
export type GridState = 'loading' | 'ready' | 'rest-error'

export const gridStateOf = (list: Pick<PagedList<never>, 'error' | 'isKnown' | 'isLoading'>): GridState => {
  if (list.error !== null) return 'rest-error'
  return list.isKnown ? 'ready' : 'loading'
}

/** A grid of tiles: up to five columns by window width, six beyond (MED-073, MED-074, MED-075). */
export const TileGridView = observer(function TileGridView<T extends { readonly id: string }>({
  label,
  list,
  size = 'small',
  empty,
  children,
}: {
  readonly label: string
  readonly list: PagedList<T>
  readonly size?: TileGridSettings['size']
  readonly empty: ReactNode
  readonly children: (item: T, index: number) => ReactNode
}) {
  return (
    <div data-grid={gridStateOf(list)}>
      <TileList key={size} label={label} list={list} grid={grids[size]} empty={empty}>
        {children}
      </TileList>
    </div>
  )
}) as <T extends { readonly id: string }>(props: {
  readonly label: string
  readonly list: PagedList<T>
  readonly size?: TileGridSettings['size']
  readonly empty: ReactNode
  readonly children: (item: T, index: number) => ReactNode
}) => ReactNode

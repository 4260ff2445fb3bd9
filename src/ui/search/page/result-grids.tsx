import type { ResultCategory } from '@/domain/search/categories'
import { actorGrid } from '@/ui/actors/actor-grid'
import type { TileGrid } from '@/ui/base/tile-list'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'

const ACTORS = actorGrid(
  [
    { from: 0, columns: 2 },
    { from: 560, columns: 3 },
    { from: 760, columns: 4 },
    { from: 980, columns: 5 },
  ],
  10,
)

/** `text`: pixels below the picture of a tile. */
const landscape = (text: number): TileGrid => ({
  columns: [
    { from: 0, columns: 1 },
    { from: 520, columns: 2 },
    { from: 740, columns: 3 },
    { from: 1000, columns: 4 },
  ],
  rowHeight: { perWidth: 9 / 16, text },
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 8,
})

const TILES = landscape(58)

/** Returns the layout of a category's results. */
export const gridOf = (category: ResultCategory): TileGrid =>
  category === 'actors' || category === 'models' ? ACTORS : TILES

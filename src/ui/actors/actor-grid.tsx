import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import type { Columns } from '@/ui/kit/lists/columns'
import type { TileGrid } from '@/ui/base/tile-list'

/** A grid of tiles of actors, in as many columns as fit. */
export const actorGrid = (columns: readonly Columns[], skeletons: number): TileGrid => ({
  columns,
  skeletons,
  rowHeight: { perWidth: 1.334, text: 54 },
  placeholder: <TileSkeleton />,
})

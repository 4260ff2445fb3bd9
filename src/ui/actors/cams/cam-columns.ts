import type { Columns } from '@/ui/kit/lists/columns'

/** How many tiles of actors a page of cams has beside one another. */
export const CAM_COLUMNS: readonly Columns[] = [
  { from: 0, columns: 2 },
  { from: 560, columns: 3 },
  { from: 760, columns: 4 },
  { from: 980, columns: 5 },
  { from: 1150, columns: 6 },
]

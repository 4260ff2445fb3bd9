import type { Columns } from '@/ui/kit/lists/columns'

/** Columns of tiles on a page of cams. */
export const CAM_COLUMNS: readonly Columns[] = [
  { from: 0, columns: 2 },
  { from: 560, columns: 3 },
  { from: 760, columns: 4 },
  { from: 980, columns: 5 },
  { from: 1150, columns: 6 },
]

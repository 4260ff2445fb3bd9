/** Columns from a width on, in pixels of the grid's box; the last that fits applies. */
export interface Columns {
  readonly from: number
  readonly columns: number
}

/** The columns of a grid of tiles by its width. Widths must rise. */
export const columnsAt = (steps: readonly Columns[], width: number): number =>
  steps.findLast((step) => width >= step.from)?.columns ?? steps[0]?.columns ?? 1

/** Pixels between the tiles of a row, and between rows. */
export const GRID_GAP = 16
export const GRID_LINE_GAP = 28

/** The approximate height of a row: picture height per pixel of width, and pixels of text below. */
export interface RowHeight {
  readonly perWidth: number
  readonly text: number
}

/** The height of a row of tiles of this width, in pixels. */
export const rowHeight = ({ perWidth, text }: RowHeight, tileWidth: number): number => tileWidth * perWidth + text

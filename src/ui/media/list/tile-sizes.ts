/** Drawn width of the tiles of a list's grid (`content-grid.tsx`). */
export const GRID_SIZES = '(min-width: 1080px) 22vw, (min-width: 800px) 30vw, (min-width: 560px) 46vw, 92vw'

/** Drawn width of the tiles of a row that scrolls sideways (`video-hub.module.css`). */
export const ROW_SIZES = '(min-width: 1024px) 22vw, (min-width: 640px) 39vw, 73vw'

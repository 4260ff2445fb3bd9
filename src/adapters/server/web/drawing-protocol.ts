/** What the process is told: an address to draw, or that nobody waits for it any more. */
export type DrawingCommand =
  | { readonly type: 'draw'; readonly id: number; readonly address: string }
  | { readonly type: 'cancel'; readonly id: number }

/** What the process answers to each drawing asked for. */
export type DrawingReport = { readonly id: number; readonly ok: boolean }

/** The process ends with this code where nothing can be drawn: packages are missing, or the folder is not writable. */
export const CANNOT_DRAW = 3

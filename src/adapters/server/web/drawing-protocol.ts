/** What the process is sent: an address to draw, or that no caller waits for it any more. */
export type DrawingCommand =
  | { readonly type: 'draw'; readonly id: number; readonly address: string }
  | { readonly type: 'cancel'; readonly id: number }

/** The process's answer to each requested drawing. */
export type DrawingReport = { readonly id: number; readonly ok: boolean }

/**
 * The code with which the process ends if nothing can be drawn: packages are missing, or the folder
 * is not writable.
 */
export const CANNOT_DRAW = 3

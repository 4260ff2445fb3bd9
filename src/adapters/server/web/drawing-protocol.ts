/**
 * Detail of artwork. A sketch has the size and the kind of the finished file, but few pixels and
 * one frame a second: for tests.
 */
export type ArtDetail = 'finished' | 'sketch'

/**
 * A command to the process: to draw an address, or to stop because no caller waits for it any more.
 */
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

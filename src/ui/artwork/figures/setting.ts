import type { Shape } from './shape.ts'

/**
 * The sheet of a setting: x from -x to x and y from -y to y, in halves of its shorter side, so that
 * a setting fills every sheet unstretched.
 */
export interface Span {
  readonly x: number
  readonly y: number
}

/** Lines that fill a whole sheet, behind or around what is shown in it. */
export type Setting = (r: () => number, span: Span) => readonly Shape[]

import type { Shape } from './shape.ts'

/** The sheet of a setting: x from -x to x, y from -y to y, in halves of its shorter side. */
export interface Span {
  readonly x: number
  readonly y: number
}

/** Lines that fill a whole sheet, behind or around what is shown in it. */
export type Setting = (r: () => number, span: Span) => readonly Shape[]

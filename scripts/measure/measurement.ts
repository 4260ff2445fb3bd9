/**
 * One number that was measured; `ratio`: beside the same thing done by hand, or not done at all, in the same run. `null`: a baseline of 0
 * gives no ratio. The JSON that a program of measurements prints has no other word for such a number.
 */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** `≤` or `≥` and a number, for the ratio where there is one, else for the value. */
  readonly goal?: string
  readonly ratio?: number | null
}

/** Whether a goal was reached; `null`: there is none, or no ratio it could be compared with. */
export function reaches({ value, ratio, goal }: Measurement): boolean | null {
  if (goal === undefined || !hasRatio(ratio)) return null
  const [sign, limit] = goal.split(' ')
  const measured = ratio ?? value
  return sign === '≤' ? measured <= Number(limit) : measured >= Number(limit)
}

const hasRatio = (ratio: number | null | undefined): boolean => ratio === undefined || Number.isFinite(ratio)

/** A line of the table of measurements. */
export function lineOf(measurement: Measurement): string {
  const { name, value, unit, goal, ratio } = measurement
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(3)
  const compared = hasRatio(ratio) ? `${ratio?.toFixed(2)} of the baseline` : 'no ratio: the baseline is 0'
  const beside = ratio === undefined ? '' : `  ${compared}`
  const missed = reaches(measurement) === false ? '  MISSED' : ''
  return `${name.padEnd(52)} ${shown.padStart(12)} ${unit.padEnd(6)} ${(goal ?? '').padEnd(9)}${beside}${missed}`
}

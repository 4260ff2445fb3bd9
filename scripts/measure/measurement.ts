/** One number that was measured; `ratio`: beside the same thing done by hand, or not done at all, in the same run. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** `≤` or `≥` and a number, for the ratio where there is one, else for the value. */
  readonly goal?: string
  readonly ratio?: number
}

/** Whether a goal was reached; `null`: there is none. */
export function reaches({ value, ratio, goal }: Measurement): boolean | null {
  if (goal === undefined) return null
  const [sign, limit] = goal.split(' ')
  const measured = ratio ?? value
  return sign === '≤' ? measured <= Number(limit) : measured >= Number(limit)
}

/** One number that was measured; `ratio`: beside the same thing done by hand, or not done at all, in the same run. */
export interface Measurement {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal?: string
  readonly ratio?: number
}

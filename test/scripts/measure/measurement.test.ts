import { describe, expect, it } from 'vitest'
import { lineOf, reaches, type Measurement } from '../../../scripts/measure/measurement.ts'

/** What comes from a program that measures: JSON has no word for a ratio beside 0. */
const printed = (measurement: Measurement): Measurement => JSON.parse(JSON.stringify(measurement)) as Measurement

const measured = { name: 'read an actor, p99', value: 4, unit: 'ms', goal: '≤ 5' }

describe('a measurement', () => {
  it('without a ratio is compared by its value', () => {
    expect(reaches(measured)).toBe(true)
    expect(lineOf(measured)).toMatch(/4 ms +≤ 5 +$/u)
  })

  it('with a ratio is compared by its ratio', () => {
    expect(reaches({ ...measured, ratio: 6 })).toBe(false)
    expect(lineOf({ ...measured, ratio: 6 })).toContain('6.00 of the baseline  MISSED')
  })

  it.each([4 / 0, 0 / 0])(
    'beside a baseline of 0 has no ratio, and neither reaches nor misses a goal (%s)',
    (ratio) => {
      for (const one of [{ ...measured, ratio }, printed({ ...measured, ratio })]) {
        expect(reaches(one)).toBeNull()
        expect(lineOf(one)).toMatch(/no ratio: the baseline is 0$/u)
      }
    },
  )
})

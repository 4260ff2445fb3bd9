import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slownessOf } from '../../scripts/setup/machine-speed.ts'
import { flakyJourneys, MOST_FLAKY, playwrightCounts, vitestCounts } from '../../scripts/test-reports.ts'

const spec = (title: string, status: string) => ({ title, tests: [{ projectName: 'remote', status }] })

const report = (expected: number, flaky: number, unexpected: number): string =>
  JSON.stringify({
    stats: { expected, flaky, unexpected },
    suites: [
      {
        title: 'money.spec.ts',
        specs: [spec('buys once', 'expected')],
        suites: [
          { title: 'in a hurry', specs: Array.from({ length: flaky }, (_, i) => spec(`journey ${i}`, 'flaky')) },
        ],
      },
    ],
  })

describe('the report of the journeys', () => {
  it('counts every journey once, whatever became of it', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(9), fc.nat(9), (expected, flaky, unexpected) => {
        const { passed, failed } = playwrightCounts(report(expected, flaky, unexpected))
        expect(passed + failed).toBe(expected + flaky + unexpected)
        expect(failed > 0).toBe(unexpected > 0 || flaky > MOST_FLAKY)
      }),
    )
  })

  it('names each that passed only when it was tried again, by project and path', () => {
    expect(flakyJourneys(report(1, 2, 0))).toEqual([
      '[remote] money.spec.ts › in a hurry › journey 0',
      '[remote] money.spec.ts › in a hurry › journey 1',
    ])
    expect(flakyJourneys(report(1, 0, 0))).toEqual([])
  })
})

it('counts a file that could not be run as failed, where no test of it could fail', () => {
  const text = JSON.stringify({ numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 })
  expect(vitestCounts(text)).toEqual({ passed: 5, failed: 1 })
})

it('lengthens time limits as much as a machine is slower, never shortens them, and keeps an end to what hangs', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 10_000, noNaN: true }), (took) => {
      const factor = slownessOf(took)
      expect(factor).toBeGreaterThanOrEqual(1)
      expect(factor).toBeLessThanOrEqual(6)
    }),
  )
  expect(slownessOf(40)).toBe(2)
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slownessOf } from '../../scripts/setup/machine-speed.ts'
import {
  differences,
  failedJourneys,
  failedTests,
  flakyJourneys,
  lastLines,
  MAX_FLAKY,
  playwrightCounts,
  skippedTests,
  vitestCounts,
} from '../../scripts/test-reports.ts'

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

describe('the report of a suite', () => {
  it('reports how many tests were skipped because their engine is not there', () => {
    expect(skippedTests(JSON.stringify({ numPendingTests: 2 }))).toEqual([
      '2 skipped: their browser engine is not installed',
    ])
    expect(skippedTests(JSON.stringify({ numPendingTests: 0 }))).toEqual([])
  })
})

describe('the report of the journeys', () => {
  it('counts every journey once, with any result', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(9), fc.nat(9), (expected, flaky, unexpected) => {
        const { passed, failed } = playwrightCounts(report(expected, flaky, unexpected))
        expect(passed + failed).toBe(expected + flaky + unexpected)
        expect(failed > 0).toBe(unexpected > 0 || flaky > MAX_FLAKY)
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

it('names each test that failed and each file that could not be run, with its error', () => {
  const text = JSON.stringify({
    testResults: [
      {
        name: 'money.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a purse never owes', status: 'failed', failureMessages: ['expected -1 to be 0'] },
          { fullName: 'a purse counts', status: 'passed', failureMessages: [] },
        ],
      },
      { name: 'chat.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
      { name: 'gifts.test.ts', status: 'passed', message: '', assertionResults: [] },
    ],
  })
  expect(failedTests(text)).toEqual([
    '✗ money.test.ts › a purse never owes',
    '  expected -1 to be 0',
    '✗ chat.test.ts',
    '  Cannot find module',
  ])
})

it('shows what a failed comparison expected and received, as the suite printed it', () => {
  const printed = [
    '·····x·',
    '\u001b[41m FAIL \u001b[49m  unit  money.test.ts > a purse counts',
    'AssertionError: expected { a: 1, b: 2 } to match object { a: 2 }',
    '',
    '\u001b[32m- Expected\u001b[39m',
    '\u001b[31m+ Received\u001b[39m',
    '',
    '  {',
    '-   "a": 2,',
    '+   "a": 1,',
    '  }',
    '',
    ' \u001b[36m❯\u001b[39m money.test.ts:2:44',
    ' FAIL  unit  chat.test.ts > a chat ends',
    'Error: no chat',
    ' ❯ chat.test.ts:9:1',
  ].join('\n')
  expect(differences(printed)).toEqual([
    '± unit  money.test.ts > a purse counts',
    '  - Expected',
    '  + Received',
    '  ',
    '    {',
    '  -   "a": 2,',
    '  +   "a": 1,',
    '    }',
  ])
})

it('names each journey that failed, with the error of its last try', () => {
  const text = JSON.stringify({
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [
      {
        title: 'money.spec.ts',
        specs: [
          spec('buys once', 'expected'),
          {
            title: 'pays twice',
            tests: [
              {
                projectName: 'memory',
                status: 'unexpected',
                results: [{ error: { message: 'first' } }, { error: { message: 'no such button' } }],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(failedJourneys(text)).toEqual(['✗ [memory] money.spec.ts › pays twice', '  no such button'])
})

it('shows the end of what a suite printed, without its progress', () => {
  expect(lastLines(`${'·'.repeat(90)}\n\nUnhandled Error\nat purse.ts:3\n`)).toEqual([
    '  Unhandled Error',
    '  at purse.ts:3',
  ])
})

it('lengthens time limits as much as a machine is slower, never shortens them, and retains an end to what hangs', () => {
  const time = fc.double({ min: 0.1, max: 10_000, noNaN: true })
  fc.assert(
    fc.property(time, time, (compute, memory) => {
      const factor = slownessOf({ compute, memory })
      expect(factor).toBeGreaterThanOrEqual(1)
      expect(factor).toBeLessThanOrEqual(6)
    }),
  )
  expect(slownessOf({ compute: 40, memory: 10 })).toBe(2)
  // A virtual machine that computes fast and provides memory slowly.
  expect(slownessOf({ compute: 10, memory: 200 })).toBe(5)
})

import { stripVTControlCharacters } from 'node:util'

/** How many tests of a suite passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** So many journeys may pass only when they are tried again; more of them mean that something is wrong with the product. */
export const MAX_FLAKY = 3

export function vitestCounts(report: string): Counts {
  const result = JSON.parse(report) as {
    readonly numPassedTests: number
    readonly numFailedTests: number
    readonly numFailedTestSuites: number
  }
  return { passed: result.numPassedTests, failed: result.numFailedTests || result.numFailedTestSuites }
}

/** How many tests were left out because what they run in is not installed. */
export function skippedTests(report: string): readonly string[] {
  const { numPendingTests } = JSON.parse(report) as { readonly numPendingTests: number }
  return numPendingTests === 0 ? [] : [`${numPendingTests} skipped: their browser engine is not installed`]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly JourneyTest[]
  }[]
}

interface JourneyTest {
  readonly projectName: string
  readonly status: string
  readonly results?: readonly { readonly error?: { readonly message?: string } }[]
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** A flaky journey counts as passed, up to the allowed maximum; beyond it all of them count as failed. */
export function playwrightCounts(report: string): Counts {
  const { stats } = JSON.parse(report) as JourneyReport
  const { expected, unexpected, flaky } = stats
  return flaky > MAX_FLAKY
    ? { passed: expected, failed: unexpected + flaky }
    : { passed: expected + flaky, failed: unexpected }
}

/** The names of the journeys that passed only when they were tried again. */
export function flakyJourneys(report: string): readonly string[] {
  return journeysThat('flaky', report).map(({ name }) => name)
}

/** The journeys that failed each time they were tried, each with its last error. */
export function failedJourneys(report: string): readonly string[] {
  return journeysThat('unexpected', report).flatMap(({ name, test }) => [
    `✗ ${name}`,
    ...indented(test.results?.at(-1)?.error?.message ?? ''),
  ])
}

function journeysThat(
  status: string,
  report: string,
): readonly { readonly name: string; readonly test: JourneyTest }[] {
  const { suites } = JSON.parse(report) as JourneyReport
  const journeysIn = (
    suite: Suite,
    path: readonly string[],
  ): readonly { readonly name: string; readonly test: JourneyTest }[] => {
    const here = [...path, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map((test) => ({ name: `[${test.projectName}] ${[...here, title].join(' › ')}`, test })),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysIn(inner, here))]
  }
  return suites.flatMap((suite) => journeysIn(suite, []))
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

/** The tests that failed, and the files that could not be run, each with its error. */
export function failedTests(report: string): readonly string[] {
  const { testResults } = JSON.parse(report) as VitestReport
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [`✗ ${name}`, ...indented(message ?? '')] : []
    return tests.flatMap(({ fullName, failureMessages }) => [
      `✗ ${name} › ${fullName}`,
      ...indented((failureMessages ?? []).join('\n')),
    ])
  })
}

/** The end of what a suite printed, without the dots of its progress. */
export function lastLines(printed: string): readonly string[] {
  return printed
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.includes('·'.repeat(4)) && line.length < 2_000)
    .slice(-40)
    .map((line) => `  ${line}`)
}

const MAX_LINES_OF_AN_ERROR = 20

/** What each failed comparison expected and received: the report of a suite has the error alone, only its output the difference. */
export function differences(printed: string): readonly string[] {
  const blocks = stripVTControlCharacters(printed)
    .split(/^ FAIL /mu)
    .slice(1)
  return blocks.flatMap((block) => {
    const [name = ''] = block.split('\n', 1)
    const difference = /^- Expected\n[^]*?(?=^ ❯ )/mu.exec(block)?.[0].trimEnd()
    return difference === undefined ? [] : [`± ${name.trim()}`, ...indented(difference)]
  })
}

function indented(message: string): readonly string[] {
  return message
    .split('\n')
    .slice(0, MAX_LINES_OF_AN_ERROR)
    .map((line) => `  ${line}`)
}

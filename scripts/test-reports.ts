/** How many tests of a suite passed and failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** So many journeys may pass only when they are tried again; more of them mean that something is wrong with the product. */
export const MOST_FLAKY = 3

export function vitestCounts(report: string): Counts {
  const result = JSON.parse(report) as {
    readonly numPassedTests: number
    readonly numFailedTests: number
    readonly numFailedTestSuites: number
  }
  return { passed: result.numPassedTests, failed: result.numFailedTests || result.numFailedTestSuites }
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly projectName: string; readonly status: string }[]
  }[]
}

interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly suites: readonly Suite[]
}

/** A flaky journey counts as passed, up to the most there may be; then all of them count as failed. */
export function playwrightCounts(report: string): Counts {
  const { stats } = JSON.parse(report) as JourneyReport
  const { expected, unexpected, flaky } = stats
  return flaky > MOST_FLAKY
    ? { passed: expected, failed: unexpected + flaky }
    : { passed: expected + flaky, failed: unexpected }
}

/** The names of the journeys that passed only when they were tried again. */
export function flakyJourneys(report: string): readonly string[] {
  const { suites } = JSON.parse(report) as JourneyReport
  const namesIn = (suite: Suite, path: readonly string[]): readonly string[] => {
    const here = [...path, suite.title]
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `[${projectName}] ${[...here, title].join(' › ')}`),
    )
    return [...own, ...(suite.suites ?? []).flatMap((inner) => namesIn(inner, here))]
  }
  return suites.flatMap((suite) => namesIn(suite, []))
}

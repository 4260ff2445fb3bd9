import { relative } from 'node:path'

/** How long something took, seconds. */
export interface Taken {
  readonly name: string
  readonly seconds: number
}

/** How long each file of a suite took by its report, in the order of the report. Files that ran beside one another count each with its own time. */
export function vitestTimes(report: string, root: string): readonly Taken[] {
  const { testResults } = JSON.parse(report) as {
    readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
  }
  return testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1_000,
  }))
}

interface Suite {
  readonly file?: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly tests: readonly { readonly results?: readonly { readonly duration: number }[] }[]
  }[]
}

const secondsOf = ({ specs = [], suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results))
    .reduce((sum, { duration }) => sum + duration / 1_000, 0) + suites.reduce((sum, inner) => sum + secondsOf(inner), 0)

/** The same for journeys; attempts that were repeated count as well. */
export function journeyTimes(report: string): readonly Taken[] {
  const { suites } = JSON.parse(report) as { readonly suites: readonly Suite[] }
  return suites.map((suite) => ({ name: `e2e/${suite.file ?? ''}`, seconds: secondsOf(suite) }))
}

const SLOWEST = 30

const rowsOf = (taken: readonly Taken[]): readonly string[] =>
  taken.map(({ name, seconds }) => `| ${name} | ${Math.round(seconds)} |`)

/** A page with what a run took: by suite in the order they ran, and the slowest files. */
export function timesPage(day: string, slowness: number, suites: readonly Taken[], files: readonly Taken[]): string {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    '# Where the time of `npm test` goes',
    '',
    `Written by \`npm test -- --times\` on ${day}, on a machine whose time limits were ${slowness.toFixed(1)} times those of a fast one. Suites that`,
    'run beside one another count each with its own time, files likewise.',
    '',
    '| suite | s |',
    '|---|---|',
    ...rowsOf(suites),
    '',
    `The ${slowest.length} slowest files:`,
    '',
    '| file | s |',
    '|---|---|',
    ...rowsOf(slowest),
    '',
  ].join('\n')
}

// Everything CI checks, in groups of suites that run beside one another, and one line that sums them all. With `--times` it writes
// docs/test-times.md: seconds by suite and by the slowest files.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outdatedPictures } from './readme-pictures.ts'
import { slowness } from './setup/machine-speed.ts'
import {
  failedJourneys,
  failedTests,
  flakyJourneys,
  differences,
  lastLines,
  MAX_FLAKY,
  playwrightCounts,
  skippedTests,
  vitestCounts,
  type Counts,
} from './test-reports.ts'
import { journeyTimes, timesPage, vitestTimes, type Taken } from './test-times.ts'

interface Suite {
  readonly name: string
  readonly command: readonly string[]
  /** Reads how many passed and failed from the suite's report; a check without tests of its own counts as one. */
  readonly count?: (report: string) => Counts
  /** Reads from the report what has to be printed beside the counts. */
  readonly remark?: (report: string) => readonly string[]
  /** Names from the report each test that failed, with why. */
  readonly failures?: (report: string) => readonly string[]
  /** Reads from the report how long each file took. */
  readonly times?: (report: string) => readonly Taken[]
}

/** So many characters of what a suite printed are stored, to name its failures at the end. */
const MAX_RETAINED = 100_000

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'vesper-test-'))
const report = (name: string): string => join(folder, `${name}.json`)

const vitest = (project: string): Suite => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report(project)}`,
  ],
  count: vitestCounts,
  failures: failedTests,
  times: (text) => vitestTimes(text, root),
})

/**
 * One group after the other; the suites of a group run beside one another. Beside the service, which mostly waits, only what
 * no time limit applies to; everything that measures time, or uses all cores by itself, runs alone.
 */
const groups: readonly (readonly Suite[])[] = [
  // First: the suites that need the built server take it over.
  [{ name: 'build', command: ['node', 'scripts/build.ts'] }],
  [
    { name: 'format', command: ['oxfmt', '--check'] },
    { name: 'lint', command: ['oxlint', '--type-aware'] },
    { name: 'words', command: ['node', 'scripts/words.ts'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'dead code', command: ['knip'] },
    // The same without tests: what only tests reach is dead too, unless it is listed among the rules that wait for their
    // feature.
    {
      name: 'dead code of programs',
      command: [
        'knip',
        '--config',
        'knip.programs.jsonc',
        '--treat-config-hints-as-errors',
        '--treat-tag-hints-as-errors',
      ],
    },
    vitest('service'),
  ],
  [vitest('hostile')],
  [vitest('unit')],
  [vitest('contract')],
  [vitest('browser')],
  [{ ...vitest('engines'), remark: skippedTests }],
  [{ name: 'budgets', command: ['node', 'scripts/budgets.ts'] }],
  [
    {
      name: 'journeys',
      command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
      count: playwrightCounts,
      remark: remarksOnJourneys,
      failures: failedJourneys,
      times: journeyTimes,
    },
  ],
]

function remarksOnJourneys(text: string): readonly string[] {
  const names = flakyJourneys(text)
  if (names.length === 0) return []
  const verdict = names.length > MAX_FLAKY ? `, and more than ${MAX_FLAKY} fail the run` : ''
  return [`flaky, passed when tried again${verdict}:`, ...names.map((name) => `  ${name}`)]
}

process.stdout.write(`Time limits are ${slowness().toFixed(1)} times as long as on a fast machine.\n`)

const wanted = process.argv.slice(2).filter((name) => name !== '--times')
const suiteTimes: Taken[] = []
const fileTimes: Taken[] = []
let passed = 0
let failed = 0
const failures: string[] = []
for (const group of groups) {
  const chosen = wanted.length === 0 ? group : group.filter(({ name }) => wanted.includes(name))
  if (chosen.length > 1) process.stdout.write(`\n── beside one another: ${chosen.map(({ name }) => name).join(', ')}\n`)
  await Promise.all(chosen.map((suite) => runSuite(suite, chosen.length > 1)))
}
rmSync(folder, { recursive: true })
const outdated = outdatedPictures(root)
if (wanted.length === 0 && outdated.length > 0)
  process.stdout.write(
    `\nThe screens of these pictures of the README have changed since (npm run gallery -- readme): ${outdated.join(', ')}\n`,
  )
if (process.argv.includes('--times'))
  writeFileSync(
    join(root, 'docs', 'test-times.md'),
    timesPage(new Date().toISOString().slice(0, 10), slowness(), suiteTimes, fileTimes),
  )
for (const line of failures) process.stdout.write(`${line}\n`)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

/** Runs a suite and adds to the counts. One that runs beside others is printed as a whole when it has ended. */
async function runSuite(suite: Suite, isBesideOthers: boolean): Promise<void> {
  const [program = '', ...args] = suite.command
  const title = `\n── ${suite.name}\n`
  const started = Date.now()
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report(suite.name), CI: process.env['CI'] ?? 'true' }
  let text = ''
  const show = (part: string): void => {
    if (isBesideOthers) text += part
    else process.stdout.write(part)
  }
  show(title)
  const { status, printed } = await run(program, args, env, show)
  const counts = countsOf(suite, status === 0)
  if (counts.failed > 0) failures.push(`\n── ${suite.name}, what failed`, ...failuresOf(suite, printed))
  passed += counts.passed
  failed += counts.failed
  for (const line of read(suite, suite.remark)) show(`   ${line}\n`)
  const seconds = (Date.now() - started) / 1_000
  suiteTimes.push({ name: suite.name, seconds })
  fileTimes.push(...read(suite, suite.times))
  show(`   ${suite.name}: ${counts.passed} passed, ${counts.failed} failed, ${Math.round(seconds)} s\n`)
  process.stdout.write(text)
}

/** A suite that exits badly has failed at least once, even where its report shows no failure or is missing. */
function countsOf(suite: Suite, ok: boolean): Counts {
  if (suite.count === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const counts = suite.count(readFileSync(report(suite.name), 'utf8'))
    return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Without a report there is nothing to print from it: the counts show that. */
function read<T>(suite: Suite, from: ((report: string) => readonly T[]) | undefined): readonly T[] {
  try {
    return from?.(readFileSync(report(suite.name), 'utf8')) ?? []
  } catch {
    return []
  }
}

/** An error outside of any test is in no report, only in what the suite printed last. */
function failuresOf(suite: Suite, printed: string): readonly string[] {
  const named = read(suite, suite.failures)
  return named.length > 0 ? [...named, ...differences(printed)] : lastLines(printed)
}

/** Shows what a command prints while it runs, and stores it for the end. */
async function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  show: (part: string) => void,
): Promise<{ readonly status: number | null; readonly printed: string }> {
  const child = spawn(program, args, { stdio: ['inherit', 'pipe', 'pipe'], env })
  let printed = ''
  const take = (chunk: string): void => {
    show(chunk)
    printed = (printed + chunk).slice(-MAX_RETAINED)
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  const status = await new Promise<number | null>((settle) => {
    child.on('error', (error) => {
      take(`${program}: ${error.message}\n`)
      settle(null)
    })
    child.on('close', settle)
  })
  return { status, printed }
}

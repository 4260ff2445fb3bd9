/**
 * Speed, as ratios beside a baseline of the same run where one makes sense: `npm run bench`. A table, and JSON in
 * bench-results/. `npm run bench -- first-visit/cams rendering` runs parts alone; a name before a slash means all
 * parts that begin with it.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { camsPage } from './measure/cams-page/cams-page.ts'
import { firstLoad } from './measure/first-load.ts'
import { firstVisit } from './measure/first-visit/first-visit.ts'
import { MAIN_PAGES, PAGES } from './measure/first-visit/pages.ts'
import { routeChange } from './measure/first-visit/route-change.ts'
import { listShift } from './measure/list-shift.ts'
import { glassToGlass } from './measure/live/glass-to-glass.ts'
import { lineOf, type Measurement } from './measure/measurement.ts'
import { paintTimes } from './measure/paint-times.ts'
import { roomChat } from './measure/room-chat/room-chat.ts'
import { withBuild } from './measure/served.ts'

type Part = () => Promise<readonly Measurement[]>

const root = join(import.meta.dirname, '..')

/** Cold visits of each page and each of its baselines; where the age question is answered, which is measured beside it. */
const VISITS = { fresh: 5, answered: 3 } as const

const step = (program: string, ...args: readonly string[]): string => {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

/** A program that imports the product's sources, which have to be built before. */
const program =
  (folder: string, name: string): Part =>
  async () => {
    const outDir = join('.cache', 'bench', name)
    step('vite', 'build', '--ssr', `scripts/measure/${folder}${name}.ts`, '--outDir', outDir, '--logLevel', 'error')
    return JSON.parse(step('node', join(outDir, `${name}.js`))) as readonly Measurement[]
  }

async function bytes(): Promise<readonly Measurement[]> {
  const load = await withBuild((url) => firstLoad(`${url}/en/`))
  return [
    { name: 'first load, JavaScript', value: load.scripts, unit: 'bytes', goal: '≤ 185000' },
    { name: 'first load, CSS', value: load.styles, unit: 'bytes', goal: '≤ 12000' },
    { name: 'requests before the first paint', value: load.requestsBeforePaint, unit: '', goal: '≤ 12' },
  ]
}

async function paint(): Promise<readonly Measurement[]> {
  const times = await withBuild((url) => paintTimes(`${url}/en/`, 5))
  return [
    { name: 'start page, FCP (slow 4G, CPU/4)', value: times.fcp, unit: 'ms' },
    { name: 'start page, LCP', value: times.lcp, unit: 'ms', goal: '≤ 2500' },
    { name: 'start page, TBT', value: times.tbt, unit: 'ms', goal: '≤ 200' },
    { name: 'start page, CLS', value: times.cls, unit: '', goal: '≤ 0.02' },
  ]
}

const parts: ReadonlyMap<string, Part> = new Map([
  ['bytes', bytes],
  ['paint', paint],
  ...PAGES.map((page) => [`first-visit/${page}`, () => firstVisit([page], 'fresh', VISITS.fresh)] as const),
  ...MAIN_PAGES.map(
    (page) => [`answered-visit/${page}`, () => firstVisit([page], 'answered', VISITS.answered)] as const,
  ),
  ['route-change', () => routeChange()],
  ['list-shift', () => listShift()],
  ['cams-page', () => camsPage()],
  ['rendering', program('rendering/', 'rendering')],
  ['operations', program('', 'operations')],
  ['service', program('service/', 'speed')],
  ['chats', program('', 'chats')],
  ['due-jobs', program('', 'due-jobs')],
  ['watched-actors', program('watched/', 'watched-actors')],
  ['actor-lists', program('', 'actor-lists')],
  ['search', program('', 'search')],
  ['large-catalog', program('', 'large-catalog')],
  ['room-chat', () => roomChat()],
  ['live-video', () => glassToGlass()],
])

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => ![...parts.keys()].some((part) => part === name || part.startsWith(`${name}/`)))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}. Parts: ${[...parts.keys()].join(', ')}\n`)
  process.exit(1)
}
const chosen = [...parts].filter(
  ([part]) => wanted.length === 0 || wanted.some((name) => part === name || part.startsWith(`${name}/`)),
)

step('node', 'scripts/build.ts')
const lines: Measurement[] = []
for (const [, part] of chosen) {
  const measured = await part()
  for (const measurement of measured) process.stdout.write(`${lineOf(measurement)}\n`)
  lines.push(...measured)
}
mkdirSync(join(root, 'bench-results'), { recursive: true })
writeFileSync(join(root, 'bench-results', 'latest.json'), `${JSON.stringify(lines, null, 2)}\n`)

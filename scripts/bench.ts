// Speed, as ratios beside a baseline of the same run where one makes sense: `npm run bench`. A table, and JSON in bench-results/.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Measurement } from './measure/measurement.ts'
import { firstLoad } from './measure/first-load.ts'
import { paintTimes } from './measure/paint-times.ts'
import { withBuild } from './measure/served.ts'

const root = join(import.meta.dirname, '..')

const step = (program: string, ...args: readonly string[]): string => {
  const { status, stdout } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  return stdout
}

step('node', 'scripts/build.ts')
const { load, paint } = await withBuild(async (url) => ({
  load: await firstLoad(`${url}/en/`),
  paint: await paintTimes(`${url}/en/`, 5),
}))
step('vite', 'build', '--ssr', 'scripts/measure/operations.ts', '--outDir', '.cache/bench', '--logLevel', 'error')
const operations = JSON.parse(step('node', '.cache/bench/operations.js')) as readonly Measurement[]
step('vite', 'build', '--ssr', 'scripts/measure/service/speed.ts', '--outDir', '.cache/bench', '--logLevel', 'error')
const service = JSON.parse(step('node', '.cache/bench/speed.js')) as readonly Measurement[]

const lines: readonly Measurement[] = [
  { name: 'first load, JavaScript', value: load.scripts, unit: 'bytes', goal: '≤ 193000' },
  { name: 'first load, CSS', value: load.styles, unit: 'bytes', goal: '≤ 20000' },
  { name: 'requests before the first paint', value: load.requestsBeforePaint, unit: '', goal: '≤ 12' },
  { name: 'start page, FCP (slow 4G, CPU/4)', value: paint.fcp, unit: 'ms' },
  { name: 'start page, LCP', value: paint.lcp, unit: 'ms', goal: '≤ 2500' },
  { name: 'start page, TBT', value: paint.tbt, unit: 'ms', goal: '≤ 200' },
  { name: 'start page, CLS', value: paint.cls, unit: '', goal: '≤ 0.02' },
  ...operations,
  ...service,
]

for (const { name, value, unit, goal, ratio } of lines) {
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(3)
  const beside = ratio === undefined ? '' : `  ${ratio.toFixed(2)} of the baseline`
  process.stdout.write(`${name.padEnd(40)} ${shown.padStart(12)} ${unit.padEnd(6)} ${goal ?? ''}${beside}\n`)
}
mkdirSync(join(root, 'bench-results'), { recursive: true })
writeFileSync(join(root, 'bench-results', 'latest.json'), `${JSON.stringify(lines, null, 2)}\n`)

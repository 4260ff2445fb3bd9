// The byte budgets of the first load, in remote configuration: `node scripts/budgets.ts`. Needs a build.
import { firstLoad } from './measure/first-load.ts'
import { withBuild } from './measure/served.ts'

const BUDGETS = { scriptsBeforeAlive: 166_000, scripts: 193_000, styles: 20_000, requestsBeforePaint: 12 } as const

/** Parts that a remote configuration never loads: the embedded backend and the video player. */
const NEVER = /\/(?:memory|embedded|hls)[-.]/u

const load = await withBuild((url) => firstLoad(`${url}/en/`))
const errors = [
  ...Object.entries(BUDGETS).flatMap(([name, max]) => {
    const value = load[name as keyof typeof BUDGETS]
    process.stdout.write(`${name.padEnd(22)} ${String(value).padStart(8)} of ${max}\n`)
    return value > max ? [`${name} is ${value}, at most ${max} are allowed`] : []
  }),
  ...load.foreignHosts.map((host) => `${host} is another host`),
  ...load.files.filter(({ name }) => NEVER.test(name)).map(({ name }) => `${name} must not be loaded`),
  ...(load.files.some(({ kind }) => kind === 'Script') ? [] : ['no script was loaded, so nothing was measured']),
]
if (process.argv.includes('--files')) {
  for (const { name, bytes } of load.files.toSorted((a, b) => b.bytes - a.bytes))
    process.stdout.write(`${bytes} ${name}\n`)
}
for (const error of errors) process.stderr.write(`budget: ${error}\n`)
process.exitCode = errors.length === 0 ? 0 : 1

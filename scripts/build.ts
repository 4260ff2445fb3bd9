// Builds the web app and the server, and compresses what is served: `node scripts/build.ts`. What is up to date is left alone.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { removeOutdated } from './art/outdated.ts'
import { writeWhole } from './art/whole-files.ts'
import { ProgressLine, timeText } from './progress.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache')
const dist = join(root, 'dist')

/** The fingerprint of what was built last, and how long that took, ms: the next build will take as long. */
const STAMP = join(cache, 'built.json')

/** What a build takes on a machine of two cores, ms, where none has been made yet. */
const USUAL = 12_000

interface Built {
  readonly fingerprint: string
  readonly took: number
}

/** Runs one step; a step that fails ends the build with its own words above. */
function run(program: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const step = spawn(program, args, { cwd: root, stdio: 'inherit' })
    step.on('error', () => process.exit(1))
    step.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** Changes with everything that a build is made of. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const single = ['index.html', 'checkout.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
  const files = [
    ...single.map((name) => join(root, name)),
    join(root, 'scripts', 'build.ts'),
    ...filesBelow(join(root, 'scripts', 'vite')),
    ...filesBelow(join(root, 'src')),
  ]
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const lastBuild = (): Promise<Built | null> =>
  readFile(STAMP, 'utf8').then(
    (text) => JSON.parse(text) as Built,
    () => null,
  )

const compress = promisify(brotliCompress)

/** Compresses once what would otherwise be compressed at every request. Several files at a time, on threads of their own. */
async function compressAll(): Promise<void> {
  const texts = [...filesBelow(dist)].filter((file) => /\.(?:js|css|html|svg|json)$/u.test(file))
  await Promise.all(
    texts.map(async (file) => {
      if ((await stat(file)).size < 512) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${file}.br`, await compress(await readFile(file), { params }))
    }),
  )
}

/** Builds everything, saying how long that will take. Returns how long it took, ms. */
async function build(expected: number): Promise<number> {
  const begun = Date.now()
  const line = new ProgressLine(process.stderr, Date.now)
  const show = (): void => {
    const rest = begun + expected - Date.now()
    line.show(`Building the web app and the server: ${rest > 0 ? `${timeText(rest)} to go` : 'nearly done'}`)
  }
  show()
  const timer = setInterval(show, 1_000)
  await Promise.all([
    run('vite', 'build', '--logLevel', 'warn').then(compressAll),
    run('vite', 'build', '--ssr', 'src/server.ts', '--logLevel', 'warn'),
  ])
  clearInterval(timer)
  const took = Date.now() - begun
  line.end(`The web app and the server are built, in ${timeText(took)}`)
  return took
}

await removeOutdated(join(cache, 'art'))
const wanted = fingerprint()
const last = await lastBuild()
const isBuilt =
  last?.fingerprint === wanted &&
  existsSync(join(dist, 'index.html')) &&
  existsSync(join(root, 'dist-server', 'server.js'))
if (!isBuilt) {
  const took = await build(last?.took ?? USUAL)
  const built: Built = { fingerprint: wanted, took }
  await writeWhole(cache, 'built.json', JSON.stringify(built))
}

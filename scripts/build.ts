// Builds the web app and the server, and compresses what is served: `node scripts/build.ts`. What is up to date is left alone.
import { spawn } from 'node:child_process'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { cache, filesBelow, fingerprint, isBuilt, lastBuild, root, type Built } from './built.ts'
import { removeOutdated } from './art/outdated.ts'
import { writeWhole } from './art/whole-files.ts'
import { ProgressLine, timeText } from './progress.ts'

const dist = join(root, 'dist')

/** What a build takes on a machine of two cores, ms, where none has been made yet. */
const USUAL = 12_000

/** Runs one step; a step that fails ends the build with its own output above. */
function run(program: string, ...args: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const step = spawn(program, args, { cwd: root, stdio: 'inherit' })
    step.on('error', () => process.exit(1))
    step.on('exit', (code) => (code === 0 ? resolve() : process.exit(code ?? 1)))
  })
}

const compress = promisify(brotliCompress)

/** Compresses once what would otherwise be compressed at every request. Several files at a time, on threads of their own. */
async function compressAll(): Promise<void> {
  const texts = [...filesBelow(dist)].filter((file) => /\.(?:js|css|html|svg|json|webmanifest)$/u.test(file))
  await Promise.all(
    texts.map(async (file) => {
      if ((await stat(file)).size < 512) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
      await writeFile(`${file}.br`, await compress(await readFile(file), { params }))
    }),
  )
}

/** Builds everything, printing how long that will take. Returns how long it took, ms. */
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
if (!(await isBuilt())) {
  const took = await build((await lastBuild())?.took ?? USUAL)
  const built: Built = { fingerprint: fingerprint(), took }
  await writeWhole(cache, 'built.json', JSON.stringify(built))
}

// Draws the pictures and clips, builds the web app and the server, and presses what is served: `node scripts/build.ts`.
// What is up to date is left alone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = join(root, '.cache', 'built')

/** Runs one step; a step that fails ends the build with its own words above. */
function run(program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
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
  const single = [
    'index.html',
    'checkout.html',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
    'scripts/build.ts',
  ]
  for (const file of [...single.map((name) => join(root, name)), ...filesBelow(join(root, 'src'))]) {
    hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Compresses once what would otherwise be compressed at every request. */
function press(): void {
  for (const file of filesBelow(dist)) {
    if (!/\.(?:js|css|html|svg|json)$/u.test(file) || statSync(file).size < 512) continue
    const pressed = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    writeFileSync(`${file}.br`, pressed)
  }
}

run('node', 'scripts/art/generate.ts')
run('node', 'scripts/art/clips.ts')

const wanted = fingerprint()
const isBuilt =
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === wanted &&
  existsSync(join(dist, 'index.html')) &&
  existsSync(join(root, 'dist-server', 'server.js'))
if (!isBuilt) {
  run('vite', 'build', '--logLevel', 'warn')
  run('vite', 'build', '--ssr', 'src/server.ts', '--logLevel', 'warn')
  press()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, wanted)
}

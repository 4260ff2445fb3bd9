import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const cache = join(root, '.cache')

/** The fingerprint of what was built last, and how long that took, ms: the next build will take as long. */
const STAMP = join(cache, 'built.json')

export interface Built {
  readonly fingerprint: string
  readonly took: number
}

export function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}

/** Changes with everything that a build is made of. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const single = ['index.html', 'checkout.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
  const files = [
    ...single.map((name) => join(root, name)),
    join(root, 'scripts', 'build.ts'),
    ...filesBelow(join(root, 'scripts', 'vite')),
    ...filesBelow(join(root, 'public')),
    ...filesBelow(join(root, 'docs', 'contract')),
    ...filesBelow(join(root, 'src')),
  ]
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** What was built last; `null`: nothing yet. */
export const lastBuild = (): Promise<Built | null> =>
  readFile(STAMP, 'utf8').then(
    (text) => JSON.parse(text) as Built,
    () => null,
  )

/** Whether the build matches the current sources. */
export async function isBuilt(): Promise<boolean> {
  const isThere = existsSync(join(root, 'dist', 'index.html')) && existsSync(join(root, 'dist-server', 'server.js'))
  return isThere && (await lastBuild())?.fingerprint === fingerprint()
}

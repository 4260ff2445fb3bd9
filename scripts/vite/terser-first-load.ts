import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The files of a first visit, which are counted by the budget. */
const FIRST_LOAD = new Set(['first', 'remote', 'libraries'])

const OPTIONS = { compress: { passes: 3 }, ecma: 2020, module: true } as const

/** The libraries take seconds and seldom change: what was minified once is kept. */
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'minified')

async function minified(code: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(OPTIONS)).update(code).digest('hex')
  const file = join(CACHE, `${hash}.js`)
  try {
    return readFileSync(file, 'utf8')
  } catch {
    const smaller = (await minify(code, OPTIONS)).code ?? code
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, smaller)
    return smaller
  }
}

/**
 * Minifies the first load once more with terser, which makes it one to some per cent smaller than the bundler's minifier does. All
 * other files would take ten times as long.
 */
export function terserFirstLoad(): Plugin {
  return {
    name: 'vesper-terser-first-load',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && FIRST_LOAD.has(chunk.name)) chunk.code = await minified(chunk.code)
      }
    },
  }
}

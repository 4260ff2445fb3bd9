import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@/domain/navigation/language'

interface Built {
  readonly file?: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** The parts of a build by the names of their files in the source. */
export type BuildManifest = Readonly<Record<string, Built>>

/** The files of a build by the names they had in the source; empty where a build left no list. */
export function manifestOf(root: string): BuildManifest {
  const path = join(root, '.vite', 'manifest.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BuildManifest) : {}
}

/**
 * Names the files that a page in a language requests as soon as its script runs, in the page
 * itself, so that the browser fetches them beside the script instead of after it: the adapters its
 * configuration chooses, its texts, and the list of screens.
 */
export function preloadsOf(root: string, backend: unknown): (language: Language) => string {
  const manifest = manifestOf(root)
  const adapters = Object.values(manifest).find(({ name }) => name === (backend === 'remote' ? 'remote' : 'memory'))
  return (language) =>
    [adapters, manifest[`src/ui/app/catalogs/${language}.ts`], manifest['src/ui/app/screens.ts']]
      .flatMap((built) => (built?.file === undefined ? [] : [built.file]))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('')
}

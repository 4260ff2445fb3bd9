import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSource, type Files } from '../../../scripts/requirements/imports.ts'
import { projectFiles } from '../../../scripts/requirements/project-files.ts'
import { NAMESPACES } from '#test/support/ui/every-text'
import { catalog } from '@/ui/app/catalogs/en'
import { screens } from '@/ui/app/screens'

const files = projectFiles(join(import.meta.dirname, '..', '..', '..'))

/** Parts of pages that load their own texts before they show them: a guest who does not come near them loads neither. */
const LATER_PARTS = [
  'src/ui/feed/actor-feed-screen.tsx',
  'src/ui/feed/newest-posts-screen.tsx',
  'src/ui/shows/next-shows-screen.tsx',
  'src/ui/blog/home/latest-stories-screen.tsx',
  'src/ui/payments/one-click-screen.tsx',
  'src/ui/tv/blocks/tv-blocks-screen.tsx',
  'src/ui/media/home/continue-watching-screen.tsx',
  'src/ui/media/home/video-blocks-screen.tsx',
  'src/ui/media/mini/mini-player-screen.tsx',
  'src/ui/promo/banner-screen.tsx',
  'src/ui/chat/ongoing/chat-strip-screen.tsx',
  'src/ui/legal/changed-texts-screen.tsx',
]

/** Where a feature lists its pages. */
const PAGES = /^src\/ui\/(?!app\/)\w+\/pages\.ts$/u

/**
 * The modules that run with an entry, at once or later; the lists of pages are where one page ends and another begins, and a part that
 * loads its own texts is an entry of its own.
 */
function modulesOf(entry: string): ReadonlySet<string> {
  const reached = new Set([entry])
  for (const path of reached) {
    if (PAGES.test(path)) continue
    for (const next of readSource(files, path).imports) if (!LATER_PARTS.includes(next)) reached.add(next)
  }
  return reached
}

/** The namespaces of which a module shows a text, whole or put together. */
function namespacesIn(path: string, of: Files): readonly string[] {
  if (!path.startsWith('src/ui/')) return []
  const keys = readSource(of, path).code.matchAll(/['"`](?<namespace>[a-z]+)\.[\w$]/gu)
  return [...keys].map(({ groups }) => groups?.['namespace'] ?? '').filter((name) => NAMESPACES.some((n) => n === name))
}

const sorted = (names: Iterable<string>): readonly string[] =>
  [...new Set(names)].toSorted((a, b) => a.localeCompare(b))
const first = new Set(Object.keys(catalog.first))
const frame = modulesOf('src/main.tsx')

/** Parts of the frame that load their own texts before they are shown. */
const LOAD_THEIR_OWN = new Set([
  'account',
  'boxes',
  'consent',
  'incentives',
  'installation',
  'stage',
  'payments',
  'search',
])

const pages = Object.entries(screens).map(([name, { texts = [], file = '' }]) => ({ name, texts, entry: file }))

describe('the texts of a page', () => {
  it.each(pages)('$name names the namespaces of all it shows, and no other', ({ entry, texts }) => {
    const own = [...modulesOf(entry)].filter((path) => !frame.has(path))
    expect(own).toContain(entry)
    expect(sorted(texts)).toEqual(sorted(own.flatMap((path) => namespacesIn(path, files))).filter((n) => !first.has(n)))
  })

  it.each(LATER_PARTS)('%s loads the namespaces of all it shows, and no other', (entry) => {
    const own = [...modulesOf(entry)].filter((path) => !frame.has(path))
    const loaded = /texts\s*\.load\((?<names>[^)]*)\)/u.exec(files.get(entry) ?? '')?.groups?.['names'] ?? ''
    const names = [...loaded.matchAll(/'(?<name>\w+)'/gu)].map(({ groups }) => groups?.['name'] ?? '')
    expect(sorted(names)).toEqual(sorted(own.flatMap((path) => namespacesIn(path, files))).filter((n) => !first.has(n)))
  })

  it('are loaded with every page where the frame of the app shows them', () => {
    const shown = sorted([...frame].flatMap((path) => namespacesIn(path, files)))
    expect(shown.filter((name) => !first.has(name) && !LOAD_THEIR_OWN.has(name))).toEqual([])
    expect(shown.filter((name) => first.has(name))).toEqual(sorted(first))
  })
})

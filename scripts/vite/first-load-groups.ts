import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Value imports at the beginning of a line; types and imports on demand load nothing. */
const STATIC_IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"](?<from>[^'"]+)['"]/gmu

function fileOf(specifier: string, importer: string): string | undefined {
  if (!specifier.startsWith('.') && !specifier.startsWith('@/')) return undefined
  const base = specifier.startsWith('@/') ? join(root, 'src', specifier.slice(2)) : join(dirname(importer), specifier)
  return ['', '.ts', '.tsx'].map((ending) => base + ending).find((path) => /\.\w+$/u.test(path) && existsSync(path))
}

/** All files that are loaded with these, without a later request. */
function loadedWith(...entries: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    if (!/\.tsx?$/u.test(file)) return
    for (const { groups } of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      const next = fileOf(groups?.['from'] ?? '', file)
      if (next !== undefined) visit(next)
    }
  }
  for (const entry of entries) visit(join(root, 'src', entry))
  return found
}

/** The one file that starts the app: in a shared part it would start it in the checkout's window as well. */
const entry = join(root, 'src', 'main.tsx')

/** The frame of the app and its start page: what every first visit loads, with any backend. */
const first = loadedWith('main.tsx', 'ui/home/start-screen.tsx')

/** What only a remote configuration loads beyond that. */
const remote = loadedWith('adapters/modules/remote.ts')

/** Its schemas of two features, each of which is evaluated in a task of its own. */
const guest = loadedWith('adapters/remote/guest/remote-guest-gateway.ts', 'adapters/wire/guest/guest-updates.ts')
const actors = loadedWith('adapters/remote/actors/remote-actor-gateway.ts', 'adapters/wire/actors/actor-updates.ts')

/** What the pages that guests find from outside share: as forty small files, requesting them would be one long task on a phone. */
const forms = loadedWith('ui/kit/forms/text-field.tsx')
const lists = loadedWith('ui/kit/lists/virtual-grid.tsx', 'ui/base/tile-list.tsx')

/** What everything that is sold for coins shares. */
const purchase = loadedWith(
  'ui/payments/content-purchase.ts',
  'ui/payments/ready-line.tsx',
  'ui/payments/pay-button.tsx',
)

const isAdapter = (id: string): boolean => id.includes('/src/adapters/')

const isOf = (files: ReadonlySet<string>, id: string): boolean => files.has(id.split('?')[0] ?? id)

/**
 * What a first visit needs travels in few large files instead of many small ones: fewer requests before the first paint, and
 * better compressed. Everything else stays where its screen is.
 */
export const firstLoadGroups = [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|mobx|mobx-react-lite|inversify|@inversifyjs|reflect-metadata|i18next)\//u,
    priority: 30,
  },
  // Its own part: a page from the server becomes alive without it, and both backends need it.
  { name: 'schemas', test: /node_modules\/zod\//u, priority: 30 },
  { name: 'first', test: (id: string): boolean => id !== entry && isOf(first, id), priority: 20 },
  {
    name: 'remote',
    test: (id: string): boolean =>
      isOf(remote, id) ||
      id.includes('/node_modules/axios/') ||
      (!isAdapter(id) && (isOf(guest, id) || isOf(actors, id))),
    priority: 10,
  },
  { name: 'guest', test: (id: string): boolean => isAdapter(id) && isOf(guest, id), priority: 9 },
  { name: 'actors', test: (id: string): boolean => isAdapter(id) && isOf(actors, id), priority: 8 },
  // What several pages share is one part: as a hundred small ones their names would be a part of the first load.
  {
    name: 'shared',
    test: /\/(?:node_modules\/lucide-react|src\/(?:domain|application))\//u,
    minShareCount: 3,
    priority: 5,
  },
  { name: 'forms', test: (id: string): boolean => isOf(forms, id), priority: 4 },
  // What menus, selects and dialogs are made of. What only a few pages need stays with them.
  { name: 'popups', test: /node_modules\/@(?:base-ui|floating-ui)\//u, minShareCount: 14, priority: 3 },
  { name: 'lists', test: (id: string): boolean => isOf(lists, id), priority: 2 },
  { name: 'purchase', test: (id: string): boolean => isOf(purchase, id), priority: 1 },
] as const

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Layer {
  readonly root: string
  /**
   * From the ground up: a folder, or a file beside the folders, imports only those before it. A new feature is
   * inserted here.
   */
  readonly order: readonly string[]
  /** Imports of something above that remain, each with its reason: the file, and what it imports. */
  readonly exceptions?: Readonly<Record<string, string>>
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const LAYERS: readonly Layer[] = [
  {
    root: 'domain',
    order: words(`
      ids.ts navigation money vouchers codes access pictures session actors media albums gifts chat payments entitlements phone guest messenger notifications feed
      markup blog clash consent contests feedback search legal library newsletters shows spinwheel support tv reactions recommendations seo
      tracking jobs assembly routes incentives promo live
    `),
  },
  {
    root: 'application',
    order: words(`
      access accounts paging errors device configuration consent tracking actors codes notifications phone money media albums blog live chat clash contests feed
      feedback gifts guest incentives legal library mail messenger newsletters payments promo reactions recommendations search seo shows
      spinwheel support tv platform stage
    `),
  },
  {
    root: 'adapters',
    order: words('shared stores bus backend page-data system browser wire server remote modules'),
  },
  {
    root: 'adapters/backend',
    order: words(`
      kernel access legal entitlements money vouchers content gifts mail newsletters notifications phone accounts tracking live support feedback
      actors clash chat shows media reactions albums blog feed promo seo messenger spinwheel library recommendations codes payments incentives tv contests search
      guest world assembly
    `),
  },
  {
    root: 'adapters/backend/chat',
    order: words('base free voice room meter live tips controls survey entry'),
  },
  {
    root: 'adapters/wire',
    order: words(`
      base configuration actors money media albums blog messenger gifts chat clash payments vouchers codes phone guest contests feed feedback incentives
      legal library notifications live newsletters tv search promo reactions recommendations seo shows spinwheel support tracking contract
    `),
  },
  {
    root: 'adapters/server',
    order: words(`
      base files operations live pages web media notifications video sitemap payments query rest tv mail tracking create-server.ts
    `),
  },
  {
    root: 'ui',
    order: words(`
      kit texts artwork base access guest consent phone payments incentives promo feedback support seo library actors media albums feed
      blog clash reactions discovery shows profile tv contests search messenger notifications chat home account spinwheel codes newsletters legal checkout
      stage installation boxes app
    `),
    exceptions: {
      // The container belongs to what every feature needs, and so does the hook, which every component imports from here.
      'texts/use-texts.ts imports base/container': 'the hook takes the texts from the container',
    },
  },
  {
    root: 'ui/chat',
    order: words(
      'texts base ongoing visit live voice entry meter tips controls lines bill room pending-kinds.ts purchase-views.ts pages.ts',
    ),
  },
]

/** A file that imports another one, both below the root of their layer and without their endings. */
interface Import {
  readonly from: string
  readonly to: string
}

/** Imports, types included, of modules that are there from the start or are loaded later. */
const SPECIFIERS = /(?:\bfrom|\bimport)\s*\(?\s*'(?<specifier>[^'\n]+)'/gu

/** What a file of a layer imports of the same layer. */
function importsOf(root: string, file: string, code: string): readonly Import[] {
  return [...code.matchAll(SPECIFIERS)].flatMap(({ groups }) => {
    const specifier = groups?.['specifier'] ?? ''
    const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(root, posix.dirname(file), specifier)
    const isModule = specifier.startsWith('@/') || specifier.startsWith('.')
    return isModule && path.startsWith(`${root}/`) ? [{ from: file, to: path.slice(root.length + 1) }] : []
  })
}

/** The place of a file in the order: its folder, or its own name where it is beside the folders. */
const placeOf = (file: string): string => {
  const [first = '', second] = file.split('/')
  return second === undefined ? `${first.replace(/\.tsx?$/u, '')}.ts` : first
}

/** The imports of something above, each pair of files once. */
const upward = (order: readonly string[], imports: readonly Import[]): readonly string[] =>
  [
    ...new Set(
      imports
        .filter(({ from, to }) => order.indexOf(placeOf(to)) > order.indexOf(placeOf(from)))
        .map(({ from, to }) => `${from} imports ${to}`),
    ),
  ].toSorted()

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/u.test(file))

const src = join(import.meta.dirname, '..', '..', 'src')

describe.each(LAYERS)('the order of the folders of $root', ({ root, order, exceptions = {} }) => {
  const folder = join(src, root)
  const files = filesBelow(folder)
  const imports = files.flatMap((file) => importsOf(root, file, readFileSync(join(folder, file), 'utf8')))
  const known = Object.keys(exceptions).toSorted()

  it('has an entry for every folder, and no entry without one', () => {
    expect([...new Set(files.map(placeOf))].toSorted()).toEqual(order.toSorted())
  })

  it('is observed: nothing imports what is above it, but for the pairs of files that are listed', () => {
    expect(imports.length).toBeGreaterThan(files.length / 2)
    expect(upward(order, imports)).toEqual(known)
  })

  it.each([
    ['of a type even', `import type { Planted } from '@/ROOT/TOP'\n`],
    ['of a default', `import planted from '@/ROOT/TOP'\n`],
    ['by an export', `export { planted } from '@/ROOT/TOP'\n`],
    ['for its effect', `import '@/ROOT/TOP'\n`],
    ['that is loaded later', `const planted = import('@/ROOT/TOP')\n`],
    ['that is broken over lines', `const planted = import(\n  '@/ROOT/TOP'\n)\n`],
  ])('is seen broken by one import, %s', (_name, code) => {
    const top = order.at(-1)?.replace(/\.ts$/u, '') ?? ''
    const [low = ''] = order
    const target = order.at(-1)?.endsWith('.ts') === true ? top : `${top}/planted`
    const file = low.endsWith('.ts') ? low : `${low}/planted.ts`
    const planted = importsOf(root, file, code.replace('ROOT', root).replace('TOP', target))
    expect(upward(order, [...imports, ...planted])).toEqual([...known, `${file} imports ${target}`].toSorted())
  })
})

describe('the exceptions of an order', () => {
  it('are counted one by one: a second import beside a known one is seen', () => {
    const known = LAYERS.flatMap(({ order, exceptions = {} }) =>
      Object.keys(exceptions).map((line) => ({ order, line })),
    )
    expect(known.length).toBeGreaterThan(0)
    for (const { order, line } of known) {
      const [from = '', to = ''] = line.split(' imports ')
      const second = posix.join(posix.dirname(from), 'planted.ts')
      const seen = upward(order, [
        { from, to },
        { from: second, to },
        { from, to: posix.join(posix.dirname(to), 'planted') },
      ])
      expect(seen.filter((one) => one !== line)).toHaveLength(2)
    }
  })
})

describe('the service worker', () => {
  const importing = (folder: string): readonly string[] =>
    filesBelow(join(src, folder)).flatMap((file) =>
      [...readFileSync(join(src, folder, file), 'utf8').matchAll(SPECIFIERS)].map(
        ({ groups }) => `${folder}/${file} imports ${groups?.['specifier'] ?? ''}`,
      ),
    )

  it('imports no adapter and nothing of the ui, and neither does what it shares with pages', () => {
    const imports = [...importing('service-worker'), ...importing('worker-protocol')]
    expect(imports.length).toBeGreaterThan(10)
    expect(imports.filter((line) => /imports (?:@\/(?:adapters|ui)\/|\.\.\/)/u.test(line))).toEqual([])
  })

  it('is imported by nothing: what pages know of it as well is in worker-protocol', () => {
    const imports = ['domain', 'application', 'adapters', 'ui', 'worker-protocol'].flatMap(importing)
    expect(imports.filter((line) => line.includes('imports @/service-worker/'))).toEqual([])
    expect(imports.some((line) => line.includes('imports @/worker-protocol/'))).toBe(true)
  })
})

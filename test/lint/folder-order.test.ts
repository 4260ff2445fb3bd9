import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Layer {
  readonly root: string
  /** From the ground up: a folder imports only those before it. A new feature is inserted here. */
  readonly order: readonly string[]
  /** Imports of a folder above that are known, and are not to become more. */
  readonly known: readonly string[]
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/u)

const BACKEND: Layer = {
  root: 'adapters/backend',
  order: words(`
    kernel access entitlements vouchers money content gifts mail newsletters notifications accounts tracking live support feedback
    actors clash chat shows media reactions albums blog feed promo legal seo messenger spinwheel library recommendations payments incentives tv contests search
    guest world assembly
  `),
  known: [],
}

const UI: Layer = {
  root: 'ui',
  order: words(`
    kit texts artwork base access guest consent payments incentives promo feedback support seo library actors media albums feed
    blog clash reactions discovery shows tv contests search messenger notifications chat home account spinwheel newsletters legal checkout
    stage installation app
  `),
  // The tile of a video on an actor's profile, and the hook that takes the texts from the container.
  known: ['actors imports media', 'texts imports base'],
}

interface Edge {
  readonly from: string
  readonly to: string
}

/** Which folders of a layer a file's code imports, types included. */
const importsOf = (root: string, from: string, code: string): readonly Edge[] =>
  [...code.matchAll(new RegExp(`from '@/${root}/(?<to>[^/']+)/`, 'gu'))].map(({ groups }) => ({
    from,
    to: groups?.['to'] ?? '',
  }))

/** The edges that point at a folder above, each once. */
const upward = (order: readonly string[], edges: readonly Edge[]): readonly string[] =>
  [
    ...new Set(
      edges
        .filter(({ from, to }) => order.indexOf(to) > order.indexOf(from))
        .map(({ from, to }) => `${from} imports ${to}`),
    ),
  ].toSorted()

describe.each([BACKEND, UI])('the order of the folders of $root', ({ root, order, known }) => {
  const folder = join(import.meta.dirname, '..', '..', 'src', root)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/u.test(file))
  const folderOf = (file: string): string => file.split('/')[0] ?? ''
  const edges = files.flatMap((file) => importsOf(root, folderOf(file), readFileSync(join(folder, file), 'utf8')))

  it('has an entry for every folder, and no entry without one', () => {
    expect([...new Set(files.map(folderOf))].toSorted()).toEqual(order.toSorted())
  })

  it('is observed: no folder imports one above it', () => {
    expect(edges.length).toBeGreaterThan(100)
    expect(upward(order, edges)).toEqual(known)
  })

  it('is seen broken by one import, of a type even', () => {
    const [low = ''] = order
    const top = order.at(-1) ?? ''
    const planted = importsOf(root, low, `import type { Planted } from '@/${root}/${top}/planted'\n`)
    expect(upward(order, [...edges, ...planted])).toEqual([...known, `${low} imports ${top}`].toSorted())
  })
})

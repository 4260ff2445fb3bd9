import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const backend = join(import.meta.dirname, '..', '..', 'src', 'adapters', 'backend')

/** From the ground up: a folder imports only those before it. A new feature takes its place here. */
const ORDER = [
  'kernel',
  'access',
  'vouchers',
  'money',
  'content',
  'gifts',
  'notifications',
  'tracking',
  'live',
  'mail',
  'support',
  'actors',
  'chat',
  'media',
  'messenger',
  'payments',
  'guest',
  'world',
  'assembly',
]

interface Edge {
  readonly from: string
  readonly to: string
}

/** Which folders of the backend a file's code imports, types included. */
const importsOf = (from: string, code: string): readonly Edge[] =>
  [...code.matchAll(/from '@\/adapters\/backend\/(?<to>[^/']+)\//gu)].map(({ groups }) => ({
    from,
    to: groups?.['to'] ?? '',
  }))

/** The edges that point at a folder above, each once. */
const upward = (edges: readonly Edge[]): readonly string[] => [
  ...new Set(
    edges
      .filter(({ from, to }) => ORDER.indexOf(to) > ORDER.indexOf(from))
      .map(({ from, to }) => `${from} imports ${to}`),
  ),
]

const files = readdirSync(backend, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
const folderOf = (file: string): string => file.split('/')[0] ?? ''
const edges = files.flatMap((file) => importsOf(folderOf(file), readFileSync(join(backend, file), 'utf8')))

describe('the order of the features of the backend', () => {
  it('has a place for every folder, and no place for none', () => {
    expect([...new Set(files.map(folderOf))].toSorted()).toEqual(ORDER.toSorted())
  })

  it('is kept: no folder imports one above it', () => {
    expect(edges.length).toBeGreaterThan(100)
    expect(upward(edges)).toEqual([])
  })

  it('is seen broken by one import, of a type even', () => {
    const planted = importsOf('access', `import type { Planted } from '@/adapters/backend/guest/guest-view'\n`)
    expect(upward([...edges, ...planted])).toEqual(['access imports guest'])
  })
})

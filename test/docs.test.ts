import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { environment } from '@/adapters/server/base/config/environment'
import { SECRETS } from '@/adapters/server/base/config/secret-files'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'

const root = join(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })]

/** Names in capitals that are in a page and are no variable of the server's. */
const OTHERS = new Set([
  'GUEST_CODE',
  'TOP_RATED',
  'ONLINE_ONLY',
  'BEST_CHATS',
  'PRICE_UP',
  'PRICE_DOWN',
  'NODE_ENV',
  'VESPER_STORM',
  'VESPER_HOSTILE',
  'VESPER_RECORD',
])

describe('the pages', () => {
  it('name only variables that the server reads', () => {
    const known = new Set([...Object.keys(environment.shape), ...SECRETS.map((name) => `${name}_FILE`), ...OTHERS])
    for (const page of pages)
      for (const name of read(page).match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/gu) ?? [])
        expect({ page, name, hasName: known.has(name) }).toEqual({ page, name, hasName: true })
  })

  it('call no setting of the server by the name it has inside', () => {
    // The country of a guest is called so on the wire as well.
    const inside = Object.keys(defaultSettings).filter((name) => /[A-Z]/u.test(name) && name !== 'countryCode')
    for (const page of ['docs/errors.md', 'docs/wire.md', 'docs/operators.md'])
      for (const name of inside)
        expect({ page, includesName: read(page).includes(name) }).toEqual({ page, includesName: false })
  })

  it('promise no switch for introspection, which there is none for', () => {
    expect(Object.keys(environment.shape).filter((name) => name.includes('INTROSPECTION'))).toEqual([])
    expect(read('docs/wire.md')).toContain('Introspection is off.')
  })

  it('lead to files that there are', () => {
    for (const page of [...pages, 'CHANGELOG.md', ...globSync('.github/**/*.md', { cwd: root })])
      for (const [, to = ''] of read(page).matchAll(/\]\((?!https?:|#|mailto:)(?<to>[^)#]+)/gu))
        expect({ page, to, exists: existsSync(join(root, dirname(page), to)) }).toEqual({ page, to, exists: true })
  })

  it('are all in the index of pages, decisions included', () => {
    const index = read('docs/README.md')
    for (const page of globSync('**/*.md', { cwd: join(root, 'docs') }).filter((name) => name !== 'README.md'))
      expect({ page, isInIndex: index.includes(`](${page})`) }).toEqual({ page, isInIndex: true })
  })

  it('count decisions without using a number twice', () => {
    const numbers = globSync('*.md', { cwd: join(root, 'docs', 'decisions') }).map((name) => name.slice(0, 4))
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIBRARY_KINDS } from '@/domain/library/library'

const BACKEND = join(import.meta.dirname, '..', '..', 'src', 'adapters', 'backend')

/** The folders that declare kinds of content: what is in them is about their own. */
const OWN = new Set(['media', 'albums', 'feed', 'messenger', 'world'])

/** Kinds of pages have the same names. */
const OTHER = new Set(['seo/breadcrumbs.ts'])

/** A message is many other things. */
const KINDS = LIBRARY_KINDS.filter((kind) => kind !== 'message')

const asked = new RegExp(`(?:[!=]==|case) '(?:${KINDS.join('|')})'`, 'u')

const files = readdirSync(BACKEND, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !OWN.has(file.split('/')[0] ?? ''))
  .filter((file) => !OTHER.has(file))

const asks = (code: string): readonly string[] => code.split('\n').filter((line) => asked.test(line))

describe('kinds of content in the backend', () => {
  it('are found in the registry: no other feature asks for one by its name', () => {
    expect(files.length).toBeGreaterThan(100)
    const found = files.flatMap((file) => asks(readFileSync(join(BACKEND, file), 'utf8')).map((line) => [file, line]))
    expect(found).toEqual([])
  })

  it('are seen where one is asked for', () => {
    expect(asks("if (kind === 'video') return\nswitch (kind) {\n  case 'album':")).toHaveLength(2)
  })

  it.each(['show-content.ts', 'taken-files.ts'])('are hidden and shown by what they declare: %s knows none', (file) => {
    const code = readFileSync(join(BACKEND, 'assembly', file), 'utf8')
    const folders = [...code.matchAll(/from '@\/adapters\/backend\/(?<folder>[\w-]+)\//gu)].map(
      ({ groups }) => groups?.['folder'],
    )
    expect(folders).toContain('content')
    expect(folders.filter((folder) => !['access', 'content', 'kernel'].includes(folder ?? ''))).toEqual([])
  })
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** How many lines each section of ASVS 5.0 has at levels 1 and 2; those of level 3 alone come after them. */
const SECTIONS: readonly (readonly [section: string, count: number])[] = [
  ['1.1', 2],
  ['1.2', 9],
  ['1.3', 11],
  ['1.4', 3],
  ['1.5', 2],
  ['2.1', 3],
  ['2.2', 3],
  ['2.3', 4],
  ['2.4', 1],
  ['3.2', 2],
  ['3.3', 4],
  ['3.4', 6],
  ['3.5', 5],
  ['3.7', 2],
  ['4.1', 3],
  ['4.2', 1],
  ['4.3', 2],
  ['4.4', 4],
  ['5.1', 1],
  ['5.2', 3],
  ['5.3', 2],
  ['5.4', 3],
  ['6.1', 3],
  ['6.2', 12],
  ['6.3', 4],
  ['6.4', 4],
  ['6.5', 5],
  ['6.6', 3],
  ['6.8', 4],
  ['7.1', 3],
  ['7.2', 4],
  ['7.3', 2],
  ['7.4', 5],
  ['7.5', 2],
  ['7.6', 2],
  ['8.1', 2],
  ['8.2', 3],
  ['8.3', 1],
  ['8.4', 1],
  ['9.1', 3],
  ['9.2', 4],
  ['10.1', 2],
  ['10.2', 2],
  ['10.3', 4],
  ['10.4', 11],
  ['10.5', 5],
  ['10.6', 2],
  ['10.7', 3],
  ['11.1', 2],
  ['11.2', 3],
  ['11.3', 3],
  ['11.4', 4],
  ['11.5', 1],
  ['11.6', 1],
  ['12.1', 3],
  ['12.2', 2],
  ['12.3', 4],
  ['13.1', 1],
  ['13.2', 5],
  ['13.3', 2],
  ['13.4', 5],
  ['14.1', 2],
  ['14.2', 4],
  ['14.3', 3],
  ['15.1', 3],
  ['15.2', 3],
  ['15.3', 7],
  ['16.1', 1],
  ['16.2', 5],
  ['16.3', 4],
  ['16.4', 3],
  ['16.5', 3],
  ['17.1', 1],
  ['17.2', 4],
  ['17.3', 2],
]

const ids = SECTIONS.flatMap(([section, count]) => Array.from({ length: count }, (_, at) => `${section}.${at + 1}`))

const lines = [...page.matchAll(/^\| (?<id>\d+\.\d+\.\d+) \|(?<rest>.*)\|$/gmu)].map(({ groups }) => {
  const [requires = '', answer = '', shown = ''] = (groups?.['rest'] ?? '').split(' | ').map((cell) => cell.trim())
  const files = [...shown.matchAll(/`(?<path>[\w.-]+(?:\/[\w.-]+)+|[\w-]+\.(?:md|json))`/gu)].map(
    ([, path]) => path ?? '',
  )
  return { id: groups?.['id'] ?? '', requires, answer, shown, files }
})

const textOf = (path: string): string => (path.endsWith('.ts') ? readFileSync(join(root, path), 'utf8') : '')

describe('the page about security', () => {
  it('answers each line of levels 1 and 2 once, and no other', () => {
    expect(ids).toHaveLength(253)
    expect(lines.map(({ id }) => id)).toEqual(ids)
  })

  it('names files that exist, and tests by the titles that they have', () => {
    const missing = lines.flatMap(({ id, files }) =>
      files.filter((path) => !existsSync(join(root, path))).map((path) => `${id} ${path}`),
    )
    expect(missing).toEqual([])
    for (const { id, shown, files } of lines)
      for (const [, title = ''] of shown.matchAll(/"(?<title>[^"]+)"/gu))
        expect({ id, title, isTitleOfTest: files.some((path) => textOf(path).includes(`'${title}'`)) }).toEqual({
          id,
          title,
          isTitleOfTest: true,
        })
  })

  it('gives a reason for each that is not fulfilled or not applicable, and argues the former in a decision', () => {
    const decision = readFileSync(join(root, 'docs/decisions/0076-the-list-of-asvs.md'), 'utf8')
    for (const { id, requires, answer, shown, files } of lines) {
      expect({ id, hasRequirement: requires !== '', hasReason: shown !== '' }).toEqual({
        id,
        hasRequirement: true,
        hasReason: true,
      })
      expect(['fulfilled', 'not fulfilled', 'not applicable']).toContain(answer)
      if (answer !== 'not fulfilled') continue
      expect({ id, isDecisionNamed: files.includes('docs/decisions/0076-the-list-of-asvs.md') }).toEqual({
        id,
        isDecisionNamed: true,
      })
      expect({ id, isInDecision: new RegExp(`\\b${id.replaceAll('.', '\\.')}\\b`, 'u').test(decision) }).toEqual({
        id,
        isInDecision: true,
      })
    }
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { collections } from '@/adapters/backend/assembly/collections'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/limits.md'), 'utf8')
const lines = [...page.matchAll(/^\| `(?<name>\w+)` \|(?<rest>.*)\|$/gmu)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  cells: (groups?.['rest'] ?? '').split('|').map((cell) => cell.trim()),
}))

describe('the page of what is stored', () => {
  it('has a line for each collection there is, and for no other', () => {
    const named = lines.map(({ name }) => name).toSorted()
    const declared = collections.map(({ name }) => name).toSorted()
    expect(declared.filter((name) => !named.includes(name))).toEqual([])
    expect(named).toEqual(declared)
  })

  it('states of each who makes it grow, how far, how long it stays and what removes it', () => {
    for (const { name, cells } of lines)
      expect([name, cells.length, cells.every((cell) => cell !== '')]).toEqual([name, 4, true])
  })

  it('has nothing that any visitor makes grow for good: it ends by itself, or is counted by network', () => {
    const growing = lines.filter(({ cells: [who, , age, sweep] }) => {
      const ends = age !== 'stored' || sweep?.startsWith('`') === true
      return who === 'any visitor' && !ends
    })
    expect(growing.map(({ name }) => name)).toEqual(['supportRequests'])
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAX_CHECKOUTS } from '@/adapters/backend/payments/checkout-records'
import { CHECKOUT_AGE } from '@/adapters/backend/payments/forget-checkouts'
import { REQUEST_AGE } from '@/adapters/backend/support/forget-requests'
import { MAX_TRACKS, TRACK_AGE } from '@/adapters/backend/tracking/forget-tracks'
import { collections } from '@/adapters/backend/assembly/collections'

const page = readFileSync(join(import.meta.dirname, '../../../../docs/limits.md'), 'utf8')
const lines = [...page.matchAll(/^\| `(?<name>\w+)` \|(?<rest>.*)\|$/gmu)].map(({ groups }) => ({
  name: groups?.['name'] ?? '',
  cells: (groups?.['rest'] ?? '').split('|').map((cell) => cell.trim()),
}))

const DAY = 86_400_000

/** What a line states, written from the numbers that the sweeps go by. */
const DECLARED: Readonly<Record<string, readonly [column: 1 | 2, text: string]>> = {
  checkouts: [2, `${CHECKOUT_AGE / DAY} days`],
  supportRequests: [2, `${REQUEST_AGE / DAY} days`],
  tracks: [1, MAX_TRACKS.toLocaleString('en')],
}

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

  it('states the caps and ages that are declared', () => {
    for (const [name, [column, text]] of Object.entries(DECLARED))
      expect([name, lines.find((line) => line.name === name)?.cells[column]]).toEqual([
        name,
        expect.stringContaining(text),
      ])
    expect(lines.find(({ name }) => name === 'checkouts')?.cells[1]).toContain(`${MAX_CHECKOUTS} for each guest`)
    expect(lines.find(({ name }) => name === 'tracks')?.cells[2]).toBe(`${TRACK_AGE / DAY} days`)
  })

  it('has nothing that any visitor makes grow for good: it ends by itself, or is counted by network', () => {
    const growing = lines.filter(({ cells: [who, , age, sweep] }) => {
      const ends = age !== 'stored' || sweep?.startsWith('`') === true
      return who === 'any visitor' && !ends
    })
    expect(growing.map(({ name }) => name)).toEqual([])
  })
})

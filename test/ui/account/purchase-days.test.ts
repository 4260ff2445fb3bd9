import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Purchase } from '@/application/guest/guest-gateway'
import { byDay, signedCoins } from '@/ui/account/purchase-days'

const line = (id: string, at: number): Purchase => ({
  id,
  kind: 'chat',
  at,
  coins: -3,
  paid: null,
  subject: 'Mira Solène',
  subjectId: 'a1',
  tip: null,
})
const DAY = 86_400_000
const dayOf = (at: number) => String(Math.floor(at / DAY))

describe('a statement', () => {
  it('preserves every entry in its order, each under its own day, no day twice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5 * DAY })), (times) => {
        const lines = times.toSorted((a, b) => b - a).map((at, i) => line(String(i), at))
        const days = byDay(lines, dayOf)
        expect(days.flatMap((one) => one.lines)).toEqual(lines)
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
        for (const { day, lines: ofDay } of days) for (const { at } of ofDay) expect(dayOf(at)).toBe(day)
      }),
    )
  })

  it('writes what came with a plus, what went with a minus, and nothing with neither', () => {
    expect([40, -24, 0, -1_200].map((coins) => signedCoins(coins, (value) => value.toLocaleString('en')))).toEqual([
      '+40',
      '−24',
      '0',
      '−1,200',
    ])
  })
})

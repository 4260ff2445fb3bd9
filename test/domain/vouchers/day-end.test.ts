import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyInstant } from '#test/support/arbitraries/vouchers'
import { endOfDay, wallClock } from '@/domain/vouchers/day-end'

const dateIn = (at: number, timeZone: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)
const zones = ['Europe/Berlin', 'Europe/Zurich', 'UTC', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe']

describe('endOfDay', () => {
  it.each([
    ['an ordinary day', '2026-11-21T12:00:00Z', '2026-11-21T22:59:59.999Z'],
    ['a summer day', '2026-07-01T12:00:00Z', '2026-07-01T21:59:59.999Z'],
    ['just after midnight in Berlin', '2026-07-01T22:30:00Z', '2026-07-02T21:59:59.999Z'],
    ['the short day in March', '2026-03-29T00:30:00Z', '2026-03-29T21:59:59.999Z'],
    ['the long day in October', '2026-10-24T23:00:00Z', '2026-10-25T22:59:59.999Z'],
  ])('finds 23:59:59 in Berlin on %s', (_, at, end) => {
    expect(new Date(endOfDay(Date.parse(at))).toISOString()).toBe(end)
  })

  it('is the last millisecond of the same date, and the next one is another date, in every zone', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (at, zone) => {
        const end = endOfDay(at, zone)
        expect(end).toBeGreaterThanOrEqual(at)
        expect(dateIn(end, zone)).toBe(dateIn(at, zone))
        expect(dateIn(end + 1, zone)).not.toBe(dateIn(at, zone))
        expect(endOfDay(end, zone)).toBe(end)
      }),
      { numRuns: 300 },
    )
  })
})

it('the wall clock of a zone reads as its date and its time', () => {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const
  const read = (at: number, timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, ...options }).format(at)
  fc.assert(
    fc.property(anyInstant, fc.constantFrom(...zones), (at, zone) => {
      const wall = wallClock(at, zone)
      expect(read(wall, 'UTC')).toBe(read(at, zone))
      expect(wall % 1_000).toBe(at % 1_000)
      expect(wallClock(at, 'UTC')).toBe(at)
    }),
  )
})

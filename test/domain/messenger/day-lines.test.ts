import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayName, startsDay } from '@/domain/messenger/day-lines'

const HOUR = 3_600_000
const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC')
const moment = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2027, 11, 31) })
const dateIn = (at: number, timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)

it('writes a day above a message exactly where the date of the guest changes', () => {
  fc.assert(
    fc.property(moment, fc.nat(72 * HOUR), zone, (before, gap, timeZone) => {
      const at = before + gap
      expect(startsDay(at, before, timeZone)).toBe(dateIn(at, timeZone) !== dateIn(before, timeZone))
      expect(startsDay(at, null, timeZone)).toBe(true)
    }),
  )
})

it('names today and yesterday by the calendar, and any other day by its date', () => {
  fc.assert(
    fc.property(moment, fc.nat(100 * HOUR), zone, (at, age, timeZone) => {
      const now = at + age
      const isToday = dateIn(at, timeZone) === dateIn(now, timeZone)
      expect(dayName(at, now, timeZone) === 'today').toBe(isToday)
      expect(age > 49 * HOUR && dayName(at, now, timeZone) !== 'date').toBe(false)
    }),
  )
})

it('knows yesterday across a night on which the clocks change', () => {
  const zoneOfGuest = 'Europe/Berlin'
  // 25 October 2026, 03:00: the clocks go back by an hour.
  const late = Date.UTC(2026, 9, 24, 21, 55)
  expect(dayName(late, Date.UTC(2026, 9, 25, 22, 55), zoneOfGuest)).toBe('yesterday')
  expect(dayName(late, Date.UTC(2026, 9, 25, 23, 5), zoneOfGuest)).toBe('date')
  expect(dayName(late, Date.UTC(2026, 9, 24, 21, 59), zoneOfGuest)).toBe('today')
})

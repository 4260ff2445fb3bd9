import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, dayOf, isAdult, parseDay } from '@/domain/access/age'

const at = (text: string) => Date.parse(text)
const iso = (date: Date) => date.toISOString().slice(0, 10)
const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe('being of age', () => {
  it('begins on the eighteenth birthday, on the platform clock', () => {
    expect(isAdult('2008-11-30', at('2026-11-29T22:59:59Z'))).toBe(false)
    expect(isAdult('2008-11-30', at('2026-11-29T23:00:00Z'))).toBe(true)
    expect(isAdult('2008-06-30', at('2026-06-29T22:00:00Z'))).toBe(true)
  })

  it('comes on 1 March for a person born on a leap day', () => {
    expect(isAdult('2008-02-29', at('2026-02-28T12:00:00Z'))).toBe(false)
    expect(isAdult('2008-02-29', at('2026-03-01T12:00:00Z'))).toBe(true)
  })

  it('is never granted to what is no date', () => {
    for (const text of ['', '30.11.1990', '1990-13-01', '1990-02-29', '1990-11-31', '1990-1-1', '2090-01-01']) {
      expect(isAdult(text, at('2026-11-30T12:00:00Z'))).toBe(false)
    }
  })

  it('is never lost again', () => {
    fc.assert(
      fc.property(anyDate, anyDate, fc.nat(40_000), (birth, now, days) => {
        const later = now.getTime() + days * 86_400_000
        expect(isAdult(iso(birth), now.getTime()) && !isAdult(iso(birth), later)).toBe(false)
      }),
    )
  })

  it('counts completed years: one more on each birthday and on no other day', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (birth, date) => {
        const [born, today] = [parseDay(iso(birth)), parseDay(iso(date))]
        const tomorrow = parseDay(iso(new Date(date.getTime() + 86_400_000)))
        fc.pre(born !== null && today !== null && tomorrow !== null)
        const grown = ageOn(born, tomorrow) - ageOn(born, today)
        const isBirthday = tomorrow.month === born.month && tomorrow.day === born.day
        const isLeapling = born.month === 2 && born.day === 29
        expect(isLeapling || grown === (isBirthday ? 1 : 0)).toBe(true)
      }),
    )
  })

  it('reads every day of the calendar', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDay(iso(date))).toEqual({
          year: date.getUTCFullYear(),
          month: date.getUTCMonth() + 1,
          day: date.getUTCDate(),
        })
      }),
    )
    expect(dayOf(at('2026-12-31T23:30:00Z'))).toEqual({ year: 2027, month: 1, day: 1 })
  })
})

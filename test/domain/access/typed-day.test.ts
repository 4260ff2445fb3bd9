import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDay } from '@/domain/access/age'
import { dayOf } from '@/domain/access/typed-day'

describe('a day that was typed in three fields', () => {
  it('is read back as the day it is, with and without leading zeros', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          const [year = '', month = '', day = ''] = iso.split('-')
          expect(dayOf(day, month, year)).toBe(iso)
          expect(dayOf(String(Number(day)), ` ${Number(month)} `, year)).toBe(iso)
        },
      ),
    )
  })

  it('is no day as long as a field is empty, and guesses no century', () => {
    for (const typed of [dayOf('', '7', '1990'), dayOf('24', '', '1990'), dayOf('24', '7', ''), dayOf('24', '7', '90')])
      expect(parseDay(typed)).toBeNull()
  })
})

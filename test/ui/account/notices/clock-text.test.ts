import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { clockText, minuteOf } from '@/ui/account/notices/clock-text'

it('writes each minute of the day as a field reads it, and reads nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_439 }), (minute) => {
      expect(minuteOf(clockText(minute))).toBe(minute)
    }),
  )
  for (const typed of ['', '24:00', '7:05', '12:60', 'noon']) expect(minuteOf(typed)).toBeNull()
})

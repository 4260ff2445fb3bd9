import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { actAt } from '@/domain/shows/show'

it('an act runs from its start to that of the next, the last one to the end of the show', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(fc.nat(50), fc.nat(3), lengths, (start, before, all) => {
      const starts = all.map((_, index) => start + before + all.slice(0, index).reduce((sum, one) => sum + one, 0))
      const end = start + before + all.reduce((sum, one) => sum + one, 0)
      const show = { start, end, acts: starts.map((at) => ({ start: at })) }
      for (let now = start - 1; now <= end + 1; now++) {
        const expected = now >= end ? -1 : starts.filter((at) => at <= now).length - 1
        expect(actAt(show, now)).toBe(expected)
      }
    }),
  )
})

import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { scheduleLines } from '@/ui/profile/schedule-text'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'

const texts = new Texts(loadCatalog)
const on = (days: readonly number[], from: number, to: number) => days.map((day) => ({ day, from, to }))

describe('the schedule of a profile', () => {
  beforeAll(() => texts.setLanguage('en'))

  it('gives each day its hours and leaves gaps open', () => {
    const plan = [...on([2, 3, 4, 6], 21, 24), ...on([0], 17, 19.5)]
    expect(scheduleLines(plan, texts, 0)).toEqual(['Sun 17:00–19:30', 'Tue–Thu, Sat 21:00–00:00'])
  })

  it('draws Saturday and Sunday together, as the week ends with them', () => {
    expect(scheduleLines(on([0, 5, 6], 20, 22), texts, 0)).toEqual(['Fri–Sun 20:00–22:00'])
  })

  it('shows the guest’s own days and hours', () => {
    expect(scheduleLines(on([2, 3], 21, 24), texts, 6)).toEqual(['Wed, Thu 03:00–06:00'])
    expect(scheduleLines(on([1], 2, 4), texts, -5)).toEqual(['Sun 21:00–23:00'])
    expect(scheduleLines(on([1], 20, 22), texts, 5.5)).toEqual(['Tue 01:30–03:30'])
  })

  it('names every day of the schedule and no other', () => {
    const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }), (days) => {
        const [line = ''] = scheduleLines(on(days, 20, 22), texts, 0)
        const reports = line
          .slice(0, line.indexOf(' 20:00'))
          .split(', ')
          .flatMap((part) => {
            const [first = '', last = first] = part.split('–')
            return names.slice(names.indexOf(first), names.indexOf(last) + 1)
          })
        expect(reports).toEqual(names.filter((_, index) => days.includes((index + 1) % 7)))
      }),
    )
  })

  it('shows nothing where nothing is known', () => {
    expect(scheduleLines([], texts, 0)).toEqual([])
  })
})

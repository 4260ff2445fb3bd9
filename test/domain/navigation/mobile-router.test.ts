import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { below, resumedBy, stacksAfter, type Place, type Stacks } from '@/domain/navigation/mobile-router'

const place = fc.record({
  section: fc.constantFrom('live' as const, 'videos' as const, 'feed' as const),
  address: fc.constantFrom('/a/', '/b/', '/b/?sort=new', '/c/', '/d/?page=2'),
  key: fc.string({ minLength: 1, maxLength: 3 }),
  step: fc.nat(),
})

const after = (places: readonly Place[]): Stacks =>
  places.reduce<Stacks>((stacks, one) => stacksAfter(stacks, one), new Map())

describe('the pages of each section on a phone', () => {
  it('have the page shown last on top, each path once, and no more than the limit', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 60 }), (places) => {
        const stacks = after(places)
        for (const [section, stack] of stacks) {
          expect(stack.at(-1)).toEqual(places.findLast((one) => one.section === section))
          const paths = stack.map(({ address }) => address.split('?')[0])
          expect(new Set(paths).size).toBe(paths.length)
          expect(stack.length).toBeLessThanOrEqual(20)
        }
      }),
    )
  })

  it('are the last twenty of a section', () => {
    const pages = Array.from({ length: 25 }, (_, step): Place => ({
      section: 'live',
      address: `/page-${step}/`,
      key: String(step),
      step,
    }))
    expect(after(pages).get('live')).toEqual(pages.slice(-20))
  })

  it('are left alone by what happens in other sections', () => {
    fc.assert(
      fc.property(fc.array(place), place, (places, next) => {
        const before = after(places)
        const others = (stacks: Stacks) => [...stacks].filter(([section]) => section !== next.section)
        expect(others(stacksAfter(before, next))).toEqual(others(before))
      }),
    )
  })

  it('lead Back to the page one came from, and the page that was left is gone then', () => {
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const stacks = after(places)
        for (const section of stacks.keys()) {
          const back = below(stacks, section)
          if (back === null) continue
          const again = stacksAfter(stacks, back)
          expect(again.get(section)).toEqual(stacks.get(section)?.slice(0, -1))
        }
      }),
    )
  })

  it('lead a tab to the page that was shown last there, and the tab that is shown to its first page', () => {
    fc.assert(
      fc.property(fc.array(place), (places) => {
        const stacks = after(places)
        for (const section of ['live', 'videos', 'feed'] as const) {
          expect(resumedBy(stacks, section, section)).toBeNull()
          expect(resumedBy(stacks, section, null)).toBe(stacks.get(section)?.at(-1) ?? null)
        }
      }),
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyIncentives, anyPlace, incentiveNow, incentiveOf, locationOf } from '#test/support/arbitraries/incentives'
import { closeIncentive, incentivesFor, reloadsAfterClosing } from '@/domain/incentives/choice'
import { hasRunOut } from '@/domain/incentives/incentive'

const closings = fc.dictionary(
  fc.constantFrom('vip', 'bonus'),
  fc.integer({ min: 0, max: 60 }).map((days) => incentiveNow - days * 86_400_000),
)

describe('the choice of incentives', () => {
  it('goes by region and event', () => {
    const [here, there] = [incentiveOf(), incentiveOf({ region: 'footer' })]
    const later = incentiveOf({ event: 'chat-end' })
    expect(incentivesFor([here, there, later], locationOf(), {})).toEqual([here])
    expect(incentivesFor([here, there, later], locationOf({ event: 'chat-end' }), {})).toEqual([later])
  })

  it('takes one of each unique group, the highest priority, the first of equals', () => {
    const low = incentiveOf({ uniqueGroup: 'vip', priority: 1 })
    const high = incentiveOf({ uniqueGroup: 'vip', priority: 5, type: 'first' })
    const equal = incentiveOf({ uniqueGroup: 'vip', priority: 5, type: 'second' })
    const free = incentiveOf({ priority: 3 })
    expect(incentivesFor([low, free, high, equal], locationOf(), {})).toEqual([high, free])
  })

  it('shows each group once and by falling priority, and drops an incentive only for a better one', () => {
    fc.assert(
      fc.property(anyIncentives, anyPlace, closings, (incentives, place, closed) => {
        const shown = incentivesFor(incentives, place, closed)
        const groups = shown.flatMap(({ uniqueGroup }) => uniqueGroup ?? [])
        expect(new Set(groups).size).toBe(groups.length)
        expect(shown.map(({ priority }) => priority)).toEqual(
          shown.map(({ priority }) => priority).sort((a, b) => b - a),
        )
        expect(incentivesFor(shown, place, closed)).toEqual(shown)
        for (const dropped of incentives.filter((one) => !shown.includes(one))) {
          const alone = incentivesFor([dropped], place, closed).length > 0
          const better = shown.some(
            (one) => one.uniqueGroup === dropped.uniqueGroup && one.priority >= dropped.priority,
          )
          expect(alone && !better).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('leaves out what has run out and what was closed in the last 30 days', () => {
    const over = incentiveOf({ countdown: 10, countdownStartTime: incentiveNow - 10_000 })
    expect(incentivesFor([over], locationOf(), {})).toEqual([])
    fc.assert(
      fc.property(anyIncentives, anyPlace, closings, (incentives, place, closed) => {
        for (const one of incentivesFor(incentives, place, closed)) {
          expect(hasRunOut(one, place.now)).toBe(false)
          const age = incentiveNow - (new Map(Object.entries(closed)).get(one.uniqueGroup ?? '') ?? 0)
          expect(age).toBeGreaterThanOrEqual(30 * 86_400_000)
        }
      }),
    )
  })

  it('hides messenger incentives from anonymous guests on the messenger route only', () => {
    const nudge = incentiveOf({ region: 'messenger' })
    const shownAt = (route: string, isAnonymous: boolean): boolean =>
      incentivesFor([nudge], locationOf({ region: 'messenger', route, isAnonymous }), {}).length > 0
    expect(shownAt('messenger', true)).toBe(false)
    expect([shownAt('messenger', false), shownAt('home', true)]).toEqual([true, true])
    expect(incentivesFor([incentiveOf()], locationOf({ route: 'messenger', isAnonymous: true }), {})).toHaveLength(1)
  })
})

describe('closing an incentive', () => {
  it('removes it at once and blocks its whole group', () => {
    const first = incentiveOf({ uniqueGroup: 'vip', priority: 2 })
    const second = incentiveOf({ uniqueGroup: 'vip' })
    const other = incentiveOf({ type: 'other' })
    const after = closeIncentive({ incentives: [first, second, other], closed: {} }, first, incentiveNow)
    expect(after.incentives).toEqual([second, other])
    expect(incentivesFor(after.incentives, locationOf(), after.closed)).toEqual([other])
    const without = closeIncentive(after, other, incentiveNow)
    expect(without).toEqual({ incentives: [second], closed: after.closed })
  })

  it('loads the incentives again only when the redeem succeeded', () => {
    expect([reloadsAfterClosing({ success: true }), reloadsAfterClosing({ success: false })]).toEqual([true, false])
  })
})

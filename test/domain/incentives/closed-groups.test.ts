import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedGroupMemory, isGroupBlocked, storeClosed } from '@/domain/incentives/closed-groups'

const day = 86_400_000

describe('closed groups', () => {
  it('stay away for 30 days and not a moment longer', () => {
    const closed = storeClosed({}, 'vip', 0)
    expect([0, 29 * day, 30 * day - 1, 30 * day].map((now) => isGroupBlocked(closed, 'vip', now))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(isGroupBlocked(closed, 'bonus', 0)).toBe(false)
    expect(isGroupBlocked(closed, 'toString', 0)).toBe(false)
    expect(closedGroupMemory).toBe(30 * day)
  })

  it('contain exactly the groups closed in the last 30 days, however many were closed before', () => {
    const closings = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(40)), { maxLength: 12 })
    fc.assert(
      fc.property(closings, (events) => {
        let now = 0
        let memory = {}
        const last = new Map<string, number>()
        for (const [group, days] of events) {
          now += days * day
          memory = storeClosed(memory, group, now)
          last.set(group, now)
        }
        const recent = [...last].filter(([, at]) => now - at < 30 * day)
        expect(memory).toEqual(Object.fromEntries(recent))
      }),
    )
  })
})

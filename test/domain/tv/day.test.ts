import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTvMoment } from '#test/support/arbitraries/tv'
import { guestDay } from '@/domain/tv/day'
import { wallClock } from '@/domain/vouchers/day-end'

const zones = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'UTC',
)
const DAY = 86_400_000

describe('the day of a guest', () => {
  it('begins and ends at midnight on their wall, and the next one follows at once', () => {
    fc.assert(
      fc.property(anyTvMoment, zones, fc.integer({ min: 0, max: 7 }), (now, zone, ahead) => {
        const { from, to } = guestDay(now, ahead, zone)
        for (const midnight of [from, to]) expect(wallClock(midnight, zone) % DAY).toBe(0)
        expect(Math.round((to - from) / DAY)).toBe(1)
        expect(guestDay(now, ahead + 1, zone).from).toBe(to)
        expect({ hasBegun: from <= now, lasts: now < to }).toEqual({ hasBegun: ahead === 0, lasts: true })
      }),
    )
  })
})

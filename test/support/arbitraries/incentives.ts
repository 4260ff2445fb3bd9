import * as fc from 'fast-check'
import type { IncentivePlace } from '@/domain/incentives/choice'
import type { Incentive } from '@/domain/incentives/incentive'

/** The moment all incentive examples share. */
export const incentiveNow = Date.UTC(2026, 10, 21, 20)

/** An honest incentive; a test names only what it is about. */
export const incentiveOf = (parts: Partial<Incentive> = {}): Incentive => ({
  region: 'sidebar',
  type: 'welcome',
  event: null,
  uniqueGroup: null,
  priority: 1,
  countdown: null,
  countdownStartTime: null,
  ...parts,
})

/** A position that shows `incentiveOf()`. */
export const locationOf = (parts: Partial<IncentivePlace> = {}): IncentivePlace => ({
  region: 'sidebar',
  event: null,
  route: 'home',
  isAnonymous: false,
  now: incentiveNow,
  ...parts,
})

/** What a page may be sent: few regions, events and groups, so that they collide. */
export const anyIncentives: fc.Arbitrary<readonly Incentive[]> = fc.array(
  fc.record({
    region: fc.constantFrom('sidebar', 'messenger'),
    type: fc.uuid(),
    event: fc.option(fc.constantFrom('chat-end', 'top-up'), { freq: 1 }),
    uniqueGroup: fc.option(fc.constantFrom('vip', 'bonus', 'toString')),
    priority: fc.nat(4),
    countdown: fc.option(fc.nat(60)),
    countdownStartTime: fc.option(fc.integer({ min: incentiveNow - 90_000, max: incentiveNow + 10_000 })),
  }),
  { maxLength: 15 },
)

/** Any position of those pages. */
export const anyPlace: fc.Arbitrary<IncentivePlace> = fc.record({
  region: fc.constantFrom('sidebar', 'messenger'),
  event: fc.option(fc.constantFrom('chat-end', 'top-up'), { freq: 1 }),
  route: fc.constantFrom('home', 'messenger'),
  isAnonymous: fc.boolean(),
  now: fc.constant(incentiveNow),
})

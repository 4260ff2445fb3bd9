import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIMIT_PERIODS, MAX_EXCLUSION, NO_LIMITS } from '@/domain/access/limits'
import { TestPlatform } from '#test/support/world/test-platform'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })
const nothing = { daily: 0, weekly: 0, monthly: 0 }

it('sets each limit to any whole number of coins from none on, or lifts it, and reports all of them', async () => {
  const guest = await platform().member()
  expect(await guest.ports.spendingLimits.read()).toEqual({ ok: true, report: { limits: NO_LIMITS, spent: nothing } })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...LIMIT_PERIODS), fc.constantFrom(3, 2, 1, 0), async (period, coins) => {
      const set = await guest.ports.spendingLimits.setLimit(period, coins)
      expect(await guest.ports.spendingLimits.read()).toEqual(set)
      if (!set.ok) throw new Error(set.reason)
      const { coins: now, raised } = set.report.limits[period]
      expect(raised === null ? now : raised.coins).toBe(coins)
      const invalid = { code: 'invalid-request' }
      await expect(guest.ports.spendingLimits.setLimit(period, -coins - 1)).rejects.toMatchObject(invalid)
      await expect(guest.ports.spendingLimits.setLimit(period, coins + 0.5)).rejects.toMatchObject(invalid)
      expect(await guest.ports.spendingLimits.read()).toEqual(set)
    }),
    { numRuns: 20 },
  )
  expect(await guest.ports.spendingLimits.setLimit('daily', null)).toMatchObject({
    ok: true,
    report: { limits: { daily: { raised: { coins: null } } } },
  })
})

it('excludes a guest from the next moment on for at most five years', async () => {
  const test = platform()
  const guest = await test.member()
  const now = test.clock.now()
  for (const until of [now - 1, now, now + MAX_EXCLUSION + 1])
    await expect(guest.ports.spendingLimits.exclude(until)).rejects.toMatchObject({ code: 'invalid-request' })
  for (const until of [now + 1, now + MAX_EXCLUSION])
    expect(await guest.ports.spendingLimits.exclude(until)).toEqual({
      ok: true,
      report: { limits: { ...NO_LIMITS, excludedUntil: until }, spent: nothing },
    })
})

it('is for guests with an account only', async () => {
  const { ports } = await platform().visitor()
  const refused = { ok: false, reason: 'login-required' }
  expect(await ports.spendingLimits.read()).toEqual(refused)
  expect(await ports.spendingLimits.setLimit('daily', 1)).toEqual(refused)
  expect(await ports.spendingLimits.exclude(Number.MAX_SAFE_INTEGER).catch(() => refused)).toEqual(refused)
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasStatusBar, STATUS_BAR_REMOVED } from '@/domain/guest/status-bar'

it('asks members to confirm their address until they have, or have closed the bar', () => {
  const preferences = fc.constantFrom<Readonly<Record<string, string>>>({}, { theme: 'light' }, STATUS_BAR_REMOVED)
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), preferences, (isLoggedIn, emailVerified, stored) => {
      const isOpen = stored !== STATUS_BAR_REMOVED
      const asked = [isLoggedIn, !emailVerified, isOpen].every(Boolean)
      expect(hasStatusBar({ isLoggedIn, emailVerified, preferences: stored })).toBe(asked)
    }),
  )
})

import { expect, it } from 'vitest'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { loginRefusal, standingOf } from '@/adapters/backend/access/authorize'
import { countersOf } from '@/adapters/backend/access/guest-counters'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { MemoryStore } from '@/adapters/stores/memory-store'

const visitor = newGuest('ann', 5, 3)
const member = { ...visitor, email: 'ann@vesper.test' }

it('is a guest of whom nothing is known, who has agreed to nothing and is barred from nothing', async () => {
  const { id, avatar, createdAt, signupOrigin, notificationSettings, preferences, featureFeedback, ...rest } = visitor
  expect({ id, avatar, createdAt, signupOrigin }).toEqual({ id: 'ann', avatar: 3, createdAt: 5, signupOrigin: 'web' })
  expect({ notificationSettings, preferences, featureFeedback }).toEqual({
    notificationSettings: { email: false, sms: false, push: false },
    preferences: {},
    featureFeedback: [],
  })
  for (const [name, value] of Object.entries(rest)) expect({ [name]: value || null }).toEqual({ [name]: null })
  const store = new MemoryStore()
  expect(await countersOf(store, id)).toEqual({ guestId: id, freeMessages: 0, spins: 0, videochats: 0 })
  expect(await ageCheckOf(store, id)).toEqual({ guestId: id, avsStatus: 'unknown', avsRejectMessage: null })
})

it('has to log in first, and is let in then, unless they are locked or restricted', () => {
  expect(standingOf(visitor)).toMatchObject({ isLoggedIn: false, isRestricted: false })
  expect(loginRefusal(visitor, 'pin')).toBe('login-required')
  expect(standingOf(member)).toMatchObject({ isLoggedIn: true, isRestricted: false })
  expect(loginRefusal(member, 'pin')).toBeNull()
  const restricted = { ...member, restrictionLevel: 3 } as const
  expect(standingOf(restricted)).toMatchObject({ isRestricted: true, restrictionLevel: 3 })
  for (const barred of [restricted, { ...member, isLocked: true }])
    expect(() => loginRefusal(barred, 'pin')).toThrow('invalid-request')
})

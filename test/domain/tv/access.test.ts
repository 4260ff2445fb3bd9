import { describe, expect, it } from 'vitest'
import { tvNeed } from '@/domain/tv/access'

describe('what belongs to the TV subscription', () => {
  it('needs an account first, then the subscription; everything else needs nothing', () => {
    const visitor = { isLoggedIn: false, isPremium: false }
    const member = { isLoggedIn: true, isPremium: false }
    const subscriber = { isLoggedIn: true, isPremium: true }
    expect([visitor, member, subscriber].map((guest) => tvNeed(true, guest))).toEqual(['needLogin', 'needAbo', null])
    expect([visitor, member, subscriber].map((guest) => tvNeed(false, guest))).toEqual([null, null, null])
  })
})

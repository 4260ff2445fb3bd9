import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActorState } from '@/domain/actors/actor'
import { vxc } from '@/domain/money/money'
import { ageShown, coinsOf, isBanned, mergeState, ratingsShown } from '@/domain/actors/actor-rules'

const state = fc.record<ActorState>({
  isOnline: fc.boolean(),
  onlineSince: fc.option(fc.nat()),
  backAt: fc.option(fc.nat()),
  isBusy: fc.boolean(),
  freeChat: fc.boolean(),
  isOnlineMobileVideocall: fc.boolean(),
  isCurrentlyTicketShow: fc.boolean(),
  isLivePreviewEnabled: fc.boolean(),
  isVoyeurChatAvailable: fc.boolean(),
  isVoyeurInSingleChatAllowed: fc.boolean(),
  isActorAvailableForConversionChat: fc.boolean(),
})
const change = state.chain((whole) =>
  fc
    .subarray(Object.keys(whole))
    .map(
      (keys) => Object.fromEntries(Object.entries(whole).filter(([key]) => keys.includes(key))) as Partial<ActorState>,
    ),
)

describe('chat ratings', () => {
  it('are hidden with nine and shown from ten on [ACT-008]', () => {
    const withCount = (countRatings: number) => ({ lastNinetyDays: { countRatings, satisfactionRate: 90 } })
    expect(ratingsShown(withCount(9))).toBe(false)
    expect(ratingsShown(withCount(10))).toBe(true)
    fc.assert(fc.property(fc.nat(), (count) => ratingsShown(withCount(count)) === count >= 10))
  })
})

describe('the price of a private chat', () => {
  it('is in whole coins, and nothing where there is none', () => {
    const others = { videoChat: vxc(1), voyeurChat: vxc(2), ticketShow: vxc(3), singleC2CChat: vxc(4) }
    const of = (singleChat: ReturnType<typeof vxc> | null) => coinsOf({ prices: { ...others, singleChat } })
    expect([of(vxc(12)), of(null)]).toEqual([12, 0])
  })
})

describe('the age of an actor', () => {
  it('is shown of one person, and not of two: they have none in common', () => {
    const shown = (['F', 'M', 'S', 'FM', 'FF'] as const).map((genderType) => ageShown({ age: 34, genderType }))
    expect(shown).toEqual([34, 34, 34, null, null])
  })
})

describe('a banned country', () => {
  it('bars exactly the guests whose country code is listed, in any case [ACT-017]', () => {
    const code = fc.stringMatching(/^[A-Z]{2}$/)
    fc.assert(
      fc.property(fc.array(code), code, (bannedCountryCodes, country) => {
        expect(isBanned({ bannedCountryCodes }, country.toLowerCase())).toBe(bannedCountryCodes.includes(country))
      }),
    )
  })
})

describe('a state update', () => {
  it('sets the fields it contains and leaves all others as they were [ACT-009]', () => {
    fc.assert(
      fc.property(state, change, (before, update) => {
        const after = mergeState(before, update)
        for (const key of Object.keys(before) as (keyof ActorState)[])
          expect(after[key]).toBe(key in update ? update[key] : before[key])
        expect(mergeState(after, update)).toBe(after)
        expect(mergeState(after, { ...after })).toBe(after)
      }),
    )
  })
})

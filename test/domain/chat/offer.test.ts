import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorFacts, anyGuestFacts, goodGuest, openActor } from '#test/support/arbitraries/chat'
import { offeredModes } from '#test/support/domain/offered-modes'
import { offerRefusal } from '@/domain/chat/offer'

describe('offered modes', () => {
  it('are six in all, of which an actor offers those that are open now [CHA-001]', () => {
    expect(offeredModes(openActor, goodGuest)).toEqual(['single', 'video-call', 'free', 'preview'])
    expect(offeredModes({ ...openActor, isBusy: true }, goodGuest)).toEqual(['voyeur'])
    expect(offeredModes({ ...openActor, isCurrentlyTicketShow: true }, goodGuest)).toEqual(['ticket'])
  })

  it('include voyeur chat only with the flag, while there is a single chat to watch, and with consent to it [CHA-039]', () => {
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
        const offered = offeredModes(actor, guest).includes('voyeur')
        const flagged = actor.isVoyeurChatAvailable || actor.canVoyeurChat
        expect(offered && !flagged).toBe(false)
        expect(offered && !(actor.isBusy && actor.isVoyeurInSingleChatAllowed)).toBe(false)
      }),
    )
    const shut = { ...openActor, isBusy: true, isVoyeurChatAvailable: false, canVoyeurChat: false }
    expect(offeredModes(shut, goodGuest)).not.toContain('voyeur')
    expect(offeredModes({ ...shut, canVoyeurChat: true }, goodGuest)).toContain('voyeur')
    expect(offeredModes({ ...openActor, isBusy: false }, goodGuest)).not.toContain('voyeur')
  })

  it('include preview and mobile video call only with their flags [CHA-040]', () => {
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
        const offered = offeredModes(actor, guest)
        expect(offered.includes('preview') && !actor.isLivePreviewEnabled).toBe(false)
        expect(offered.includes('video-call') && !actor.isOnlineMobileVideocall).toBe(false)
        expect(offered.includes('free') && !actor.freeChat).toBe(false)
      }),
    )
    expect(offeredModes({ ...openActor, isLivePreviewEnabled: false }, goodGuest)).not.toContain('preview')
    expect(offeredModes({ ...openActor, isOnlineMobileVideocall: false }, goodGuest)).not.toContain('video-call')
    expect(offeredModes({ ...openActor, freeChat: false }, goodGuest)).not.toContain('free')
  })

  it('include a video call only where the actor sees the guest as well', () => {
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
        expect(offeredModes({ ...actor, isGuestSeen: false }, guest)).not.toContain('video-call')
        // The other modes do not depend on it.
        const [seen, unseen] = [true, false].map((isGuestSeen) => offeredModes({ ...actor, isGuestSeen }, guest))
        expect(seen?.filter((mode) => mode !== 'video-call')).toEqual(unseen)
      }),
    )
    expect(offeredModes({ ...openActor, isGuestSeen: true }, goodGuest)).toContain('video-call')
  })

  it('are none in a banned country, offline, or for a locked guest', () => {
    expect(offerRefusal('single', { ...openActor, bannedCountryCodes: ['DE'] }, goodGuest)).toEqual({
      reason: 'banned-country',
    })
    expect(offerRefusal('single', { ...openActor, isOnline: false }, goodGuest)).toEqual({ reason: 'offline' })
    expect(offerRefusal('single', openActor, { ...goodGuest, isLocked: true })).toEqual({ reason: 'locked' })
    expect(offerRefusal('single', { ...openActor, isBusy: true }, goodGuest)).toEqual({ reason: 'busy' })
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
        const shut = actor.bannedCountryCodes.includes(guest.countryCode) || !actor.isOnline || guest.isLocked
        expect(shut && offeredModes(actor, guest).length > 0).toBe(false)
      }),
    )
  })

  it('leave out a paid mode the actor has no price for', () => {
    const prices = { single: null, voyeur: null, 'video-call': null }
    expect(offeredModes({ ...openActor, prices }, goodGuest)).toEqual(['free', 'preview'])
  })

  it('shrink with the level of a restricted guest: free chat, watching, nothing', () => {
    const offeredAt = (restrictionLevel: 1 | 2 | 3): readonly string[] =>
      offeredModes(openActor, { ...goodGuest, restrictionLevel })
    expect([offeredAt(1), offeredAt(2), offeredAt(3)]).toEqual([['free', 'preview'], ['preview'], []])
    const show = { ...openActor, isCurrentlyTicketShow: true }
    expect(offeredModes(show, { ...goodGuest, restrictionLevel: 1 })).toEqual([])
    expect(offeredModes(show, { ...goodGuest, restrictionLevel: 2, hasTicket: true })).toEqual(['ticket'])
    expect(offerRefusal('single', openActor, { ...goodGuest, restrictionLevel: 1 })).toEqual({
      reason: 'restricted',
      level: 1,
    })
  })
})

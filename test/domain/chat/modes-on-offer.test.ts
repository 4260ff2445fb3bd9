import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorFacts, anyGuestFacts } from '#test/support/arbitraries/chat'
import { enterChat } from '@/domain/chat/entry'
import { chatModes } from '@/domain/chat/mode'
import { modesOnOffer } from '@/domain/chat/modes-on-offer'

const OF_THE_ACTOR: ReadonlySet<string> = new Set(['banned-country', 'offline', 'busy', 'mode-not-offered'])

describe('what an actor offers a guest', () => {
  it('is what entering refuses for no reason of the actor, and a ticket show only with the ticket', () => {
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, fc.constantFrom(...chatModes), (actor, guest, mode) => {
        const welcome = { ...guest, isLocked: false, restrictionLevel: null }
        const entry = enterChat(mode, actor, welcome, { pin: null, expectedPin: null, agreedPrice: 1_000 })
        const isOpen = entry.ok || !OF_THE_ACTOR.has(entry.reason)
        expect(modesOnOffer(actor, guest).includes(mode)).toBe(isOpen && (mode !== 'ticket' || guest.hasTicket))
      }),
    )
  })

  it('does not depend on what the guest has or may do', () => {
    fc.assert(
      fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
        const other = { ...guest, balance: 0, isLoggedIn: false, ownLimit: 'self-excluded' as const, isLocked: true }
        expect(modesOnOffer(actor, other)).toEqual(modesOnOffer(actor, guest))
      }),
    )
  })
})

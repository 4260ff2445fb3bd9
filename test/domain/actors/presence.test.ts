import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canBeWatched, presenceOf, type Presence } from '@/domain/actors/presence'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { offeredModes } from '#test/support/domain/offered-modes'
import { anyActorFacts, anyGuestFacts } from '#test/support/arbitraries/chat'

/** The modes that can be on offer at all with a given presence. */
const possible: Readonly<Record<Presence, readonly ChatMode[]>> = {
  away: [],
  show: ['ticket'],
  busy: ['voyeur'],
  live: chatModes,
}

it('can be watched in a private chat, by an actor who allows it', () => {
  const flag = fc.boolean()
  const state = fc.record({
    isOnline: flag,
    isBusy: flag,
    isVoyeurChatAvailable: flag,
    isVoyeurInSingleChatAllowed: flag,
  })
  fc.assert(
    fc.property(state, (one) => {
      expect(canBeWatched(one)).toBe(Object.values(one).every(Boolean))
    }),
  )
})

it('never shows a presence of an actor that the modes on offer contradict', () => {
  fc.assert(
    fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
      expect(possible[presenceOf(actor)]).toEqual(expect.arrayContaining([...offeredModes(actor, guest)]))
    }),
  )
})

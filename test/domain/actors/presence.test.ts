import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { presenceOf, type Presence } from '@/domain/actors/presence'
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

it('never shows a presence of an actor that the modes on offer contradict', () => {
  fc.assert(
    fc.property(anyActorFacts, anyGuestFacts, (actor, guest) => {
      expect(possible[presenceOf(actor)]).toEqual(expect.arrayContaining([...offeredModes(actor, guest)]))
    }),
  )
})

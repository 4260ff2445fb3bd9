import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { mayBeWatched } from '@/domain/chat/company'
import { chatModes } from '@/domain/chat/mode'
import { offeredModes } from '#test/support/domain/offered-modes'
import { anyActorFacts, anyGuestFacts } from '#test/support/arbitraries/chat'

it('promises a private chat without onlookers only where no guest is offered to watch it [CHA-039]', () => {
  fc.assert(
    fc.property(anyActorFacts, anyGuestFacts, (facts, guest) => {
      const actor = { ...facts, canVoyeurChat: facts.isVoyeurChatAvailable, isBusy: true }
      const isOffered = offeredModes(actor, guest).includes('voyeur')
      expect({ isOffered, isWatchable: isOffered && mayBeWatched('single', actor) }).toEqual({
        isOffered,
        isWatchable: isOffered,
      })
    }),
  )
})

it('lets no one watch what is no private chat', () => {
  const open = { isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true }
  expect(chatModes.filter((mode) => mayBeWatched(mode, open))).toEqual(['single'])
})

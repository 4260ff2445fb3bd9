import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { steersIn } from '@/domain/chat/given-control'
import { chatModes } from '@/domain/chat/mode'
import { maySpeakIn } from '@/domain/chat/room-line'

it('lets a guest steer alone with the actor only, and nowhere where they cannot write', () => {
  expect(chatModes.filter((mode) => steersIn({ mode, isVoice: false }))).toEqual(['single', 'video-call'])
  fc.assert(
    fc.property(fc.constantFrom(...chatModes), fc.boolean(), (mode, isVoice) => {
      expect(!steersIn({ mode, isVoice }) || maySpeakIn({ mode, isVoice })).toBe(true)
      expect(steersIn({ mode, isVoice: true })).toBe(false)
    }),
  )
})

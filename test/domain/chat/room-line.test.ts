import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatModes } from '@/domain/chat/mode'
import { countsOthers, mayRead, maySpeak, namesGuest } from '@/domain/chat/room-line'

const anyMode = fc.constantFrom(...chatModes)

it('shows a private chat to nobody but those who watch it, and a video call to nobody [CHA-039]', () => {
  fc.assert(
    fc.property(anyMode, (reader) => {
      expect(mayRead('single', reader)).toBe(reader === 'voyeur')
      expect(mayRead('video-call', reader)).toBe(false)
    }),
  )
})

it('shows what is written in a room to no guest of a private chat, a call or a preview', () => {
  fc.assert(
    fc.property(anyMode, fc.constantFrom('single', 'video-call', 'preview'), (writer, reader) => {
      expect(mayRead(writer, reader)).toBe(false)
    }),
  )
})

it('shows nothing of a mode in which nobody can write, and names a guest only to those who are in company', () => {
  fc.assert(
    fc.property(anyMode, anyMode, (writer, reader) => {
      const isRead = mayRead(writer, reader)
      expect(!isRead || maySpeak(writer)).toBe(true)
      expect(!(isRead && namesGuest(writer)) || countsOthers(reader)).toBe(true)
    }),
  )
})

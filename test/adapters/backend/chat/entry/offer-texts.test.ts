import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buttonTextsOf } from '@/adapters/backend/chat/entry/offer-texts'
import type { ModeOffer } from '@/domain/chat/chat-buttons'
import { chatModes } from '@/domain/chat/mode'
import { LANGUAGES } from '@/domain/navigation/language'

const NAMES = {
  single: 'Private chat',
  voyeur: 'Voyeur chat',
  ticket: 'Ticket show',
  'video-call': 'Video call',
  free: 'Free chat',
  preview: 'Preview',
}
const STARTS = {
  voyeur: 'Start voyeur chat',
  ticket: 'Enter the show',
  'video-call': 'Start video call',
  free: 'Start free chat',
} as const

const line = ({ mode, pricePerMinute }: ModeOffer): string =>
  pricePerMinute === 0 ? NAMES[mode] : `${NAMES[mode]} ${pricePerMinute} VXC per minute`

it('names the free chat and the first of those that cost coins, the one chat there is, or what is left without any', () => {
  const offer = fc.record({
    mode: fc.constantFrom(...chatModes),
    pricePerMinute: fc.nat(3),
    seconds: fc.constant(null),
  })
  fc.assert(
    fc.property(fc.uniqueArray(offer, { selector: ({ mode }) => mode }), fc.nat(20), (modes, single) => {
      const chats = modes.filter(({ mode }) => mode !== 'preview')
      const named = [
        ...chats.filter(({ mode }) => mode === 'free'),
        ...chats.filter(({ mode }) => mode !== 'free').slice(0, 1),
      ]
      const [only] = chats
      const expected = (): { readonly buttonText: string; readonly buttonSubline: string } => {
        if (only === undefined)
          return {
            buttonText: modes.length > 0 ? 'Watch preview' : 'Write a message',
            buttonSubline: line({ mode: 'single', pricePerMinute: single, seconds: null }),
          }
        const isOne = chats.length === 1 && only.mode !== 'single'
        return {
          buttonText: isOne ? STARTS[only.mode as keyof typeof STARTS] : 'Start chat',
          buttonSubline: named.map(line).join(' · '),
        }
      }
      expect(buttonTextsOf(modes, single, 'en')).toEqual(expected())
      const texts = LANGUAGES.map((language) => buttonTextsOf(modes, single, language).buttonText)
      expect(new Set(texts).size).toBe(LANGUAGES.length)
    }),
  )
})

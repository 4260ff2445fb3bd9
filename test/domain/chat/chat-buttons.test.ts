import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMode } from '#test/support/arbitraries/chat'
import { offerOf } from '@/domain/chat/chat-buttons'

it('finds the offer of a mode, and none for a mode that is not on offer', () => {
  const offers = fc.uniqueArray(fc.record({ mode: anyMode, pricePerMinute: fc.nat(30), seconds: fc.constant(null) }), {
    selector: ({ mode }) => mode,
  })
  fc.assert(
    fc.property(offers, anyMode, (modes, mode) => {
      expect(offerOf({ modes }, mode)).toEqual(new Map(modes.map((offer) => [offer.mode, offer])).get(mode))
    }),
  )
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaNeed } from '@/domain/messenger/media-need'

const content = fc.record({ ageRating: fc.constantFrom(16 as const, 18 as const), price: fc.nat(100) })
const proofs = fc.record({ isLoggedIn: fc.boolean(), hasAvs: fc.boolean(), hasBought: fc.boolean() })

describe('the media of a message', () => {
  it('are open exactly to a guest with an account who has paid what they cost, and proved their age where it is needed', () => {
    fc.assert(
      fc.property(content, proofs, (media, guest) => {
        const isOld = media.ageRating === 16 || guest.hasAvs
        const isPaid = media.price === 0 || guest.hasBought
        expect(mediaNeed(media, guest) === null).toBe(guest.isLoggedIn && isOld && isPaid)
      }),
    )
  })
})

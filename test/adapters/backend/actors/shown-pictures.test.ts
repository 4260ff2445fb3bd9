import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import { neutralAvatar } from '@/domain/pictures/neutral-pictures'
import { aspectOf, isOwnFamily, PICTURE_FAMILIES } from '@/domain/pictures/artwork'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { TestPlatform } from '#test/support/world/test-platform'

const covers = PICTURE_VARIANTS.filter((variant) => /^[vbl]/u.test(variant))

describe('avatars and covers as a guest sees them', async () => {
  const platform = new TestPlatform({ actors: 2, videos: 0 })
  const { store } = platform.context
  const [visitor, member, proved, barred] = await Promise.all([
    platform.visitor(),
    platform.member(),
    platform.member(),
    platform.member(),
  ])
  for (const { id: guestId } of [proved, barred])
    await store.transaction((tx) => tx.put(ageChecks, { guestId, avsStatus: 'accepted', avsRejectMessage: null }))
  await barred.change({ restrictionLevel: 3 })
  const kinds = [
    ['visitor', visitor, false],
    ['member', member, false],
    ['proved', proved, true],
    ['barred', barred, false],
  ] as const

  it('are their own up to 16, and above only for who has proved their age and may watch', async () => {
    const anyRecord = fc.record({
      family: fc.integer({ min: 1, max: PICTURE_FAMILIES }),
      rating: fc.constantFrom(...AGE_RATINGS),
      variant: fc.constantFrom(...covers),
      kind: fc.constantFrom(...kinds),
    })
    await fc.assert(
      fc.asyncProperty(anyRecord, async ({ family, rating, variant, kind: [, guest, mayAll] }) => {
        const shown = new ShownPictures(store, guest.id)
        const [avatar, cover] = await Promise.all([
          shown.avatar({ family, avatarRating: rating }),
          shown.cover({ cover: { family, variant }, ageRating: rating }),
        ])
        const isOwn = rating < 18 || mayAll
        expect(avatar).toEqual(isOwn ? { family, variant: 'a0' } : neutralAvatar)
        expect(cover.family === family && cover.variant === variant).toBe(isOwn)
        // Of the same shape, and of nobody.
        expect(aspectOf(cover.variant)).toBe(aspectOf(variant))
        const isOfNobody = [avatar, cover].every((one) => one.family > PICTURE_FAMILIES && !isOwnFamily(one.family))
        expect(isOfNobody).toBe(!isOwn)
      }),
    )
  })
})

import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { topicOf } from '@/domain/pictures/artwork'
import { neutralAvatar, neutralCover } from '@/domain/pictures/neutral-pictures'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

const cover = fc.record({ family: fc.nat(9_999), variant: fc.constantFrom(...PICTURE_VARIANTS) })

it('hides a cover behind the same picture of a category each time, and covers of an actor behind different ones', () => {
  fc.assert(
    fc.property(cover, (hidden) => {
      const shown = neutralCover(hidden)
      expect(neutralCover({ ...hidden })).toEqual(shown)
      expect(shown.variant).toBe('l1')
      const { topic, number } = topicOf(shown.family) ?? { topic: null, number: 0 }
      expect(topic).toBe('category')
      expect(number).toBe(((hidden.family + Number(hidden.variant.slice(1))) % 20) + 1)
    }),
  )
  const ofActor = (['v0', 'v1', 'v2', 'v10', 'v11'] as const).map(
    (variant) => neutralCover({ family: 8, variant }).family,
  )
  expect(new Set(ofActor).size).toBe(ofActor.length)
})

it('hides an avatar behind the first of them', () => {
  expect({ ...topicOf(neutralAvatar.family), variant: neutralAvatar.variant }).toEqual({
    topic: 'category',
    number: 1,
    variant: 'a0',
  })
})

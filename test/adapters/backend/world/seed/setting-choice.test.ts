import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { SettingChoice } from '@/adapters/backend/world/seed/setting-choice'
import { VIDEO_SETTINGS } from '@/domain/pictures/artwork'

const tags = fc.constantFrom('harbour', 'seaside', 'rain', 'library', 'midnight', 'vinyl', 'tea')

describe('the setting of a video', () => {
  it('suits the tags of the video, where it has one that names a setting', () => {
    const choice = new SettingChoice()
    expect(choice.next(5, ['tea', 'rain'], seededRandom(1)).cover).toEqual({ family: 5, variant: 'v3' })
    expect(choice.next(6, ['winter-garden'], seededRandom(1)).cover).toEqual({ family: 6, variant: 'v11' })
  })

  it("is another one for each of an actor's twelve videos, in any order of tags", () => {
    fc.assert(
      fc.property(fc.array(tags, { minLength: 24, maxLength: 24 }), fc.integer(), (list, seed) => {
        const choice = new SettingChoice()
        const rng = seededRandom(seed)
        const covers = list.map((tag) => choice.next(9, [tag], rng).cover.variant)
        expect(new Set(covers.slice(0, VIDEO_SETTINGS)).size).toBe(VIDEO_SETTINGS)
        expect(new Set(covers.slice(VIDEO_SETTINGS)).size).toBe(VIDEO_SETTINGS)
      }),
    )
  })

  it('of one actor does not depend on the videos of others', () => {
    const choice = new SettingChoice()
    choice.next(1, ['rain'], seededRandom(1))
    expect(choice.next(2, ['rain'], seededRandom(1)).cover).toEqual({ family: 2, variant: 'v3' })
  })
})

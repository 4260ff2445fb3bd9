import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureIdOf, pictureKeyOf, type PictureKey } from '@/domain/albums/picture-key'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { ACTOR_VARIANTS } from '@/domain/pictures/picture-variants'

const ids = fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !/[\n\r\u2028\u2029]/u.test(text))
const keys: fc.Arbitrary<PictureKey> = fc.oneof(
  fc.record({
    of: fc.constant('album' as const),
    albumId: ids.map((id) => asId<AlbumId>(id)),
    position: fc.integer({ min: 1, max: 9_999 }),
  }),
  fc.record({
    of: fc.constant('sedcards' as const),
    actorId: ids.map((id) => asId<ActorId>(id)),
    variant: fc.constantFrom(...ACTOR_VARIANTS),
  }),
)

describe('the id of a picture', () => {
  it('names the picture it was made of, and no other', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(pictureKeyOf(pictureIdOf(key))).toEqual(key)
      }),
    )
  })

  it('is null for any text that names none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const key = pictureKeyOf(text)
        expect(key === null ? text : pictureIdOf(key)).toBe(text)
      }),
    )
    for (const text of ['', 'album:0:1', 'album:1:', 'sedcards:v0:1', 'picture:1:1'])
      expect(pictureKeyOf(text)).toBeNull()
  })
})

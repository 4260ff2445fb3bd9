import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { openPictures, photosWithin } from '@/adapters/backend/actors/photos'
import { ratedPictures } from '@/adapters/backend/actors/rated-pictures'
import type { PictureRef } from '@/domain/actors/actor'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import { photoLimit } from '@/domain/actors/profile-parts'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { anySeed } from '#test/support/world/worlds'
import { generateActors } from '@/adapters/backend/world/seed/generate-actors'

const variant = fc.constantFrom(...PICTURE_VARIANTS)
const family = fc.constantFrom(1, 2, 10_001)

/** As much of an actor as their pictures depend on. */
const anyActor = fc.record({
  family,
  pictures: fc.array(fc.record({ family, variant }), { maxLength: 12 }),
  photoRatings: fc.array(fc.record({ variant, rating: fc.constantFrom(...AGE_RATINGS) }), { maxLength: 8 }),
}) as fc.Arbitrary<Pick<ActorRecord, 'family' | 'pictures' | 'photoRatings'>> as fc.Arbitrary<ActorRecord>

const nameOf = ({ family: of, variant: which }: PictureRef): string => `${of}/${which}`

describe('the pictures that an actor has rated above what everybody may see', () => {
  it('are of those shown exactly the ones that answers to everybody leave out', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        const rated = new Set(ratedPictures(actor).map(nameOf))
        const open = new Set(openPictures(actor).map(nameOf))
        const shown = photosWithin(actor, photoLimit(true)).map(({ picture }) => nameOf(picture))
        for (const picture of shown)
          expect({ picture, hasPicture: rated.has(picture) }).toEqual({ picture, hasPicture: !open.has(picture) })
      }),
    )
  })

  it('are each named once, and have the family of the actor or of a picture that they show', () => {
    fc.assert(
      fc.property(anyActor, (actor) => {
        const rated = ratedPictures(actor)
        expect(new Set(rated.map(nameOf)).size).toBe(rated.length)
        const families = new Set([actor.family, ...actor.pictures.map((picture) => picture.family)])
        expect(rated.filter((picture) => !families.has(picture.family))).toEqual([])
      }),
    )
  })

  it('are in no sample world pictures that another actor of the same family shows to everybody, or that pages show of every actor', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        // Families repeat beyond 240 actors.
        const actors = generateActors(seed, 600, 1_795_000_000_000).map(({ record }) => record)
        const rated = new Set(actors.flatMap(ratedPictures).map(nameOf))
        expect(rated.size).toBeGreaterThan(10)
        const open = actors.flatMap((actor) => [
          ...openPictures(actor),
          ...(['p0', 'l0', 'a0'] as const).map((of) => ({ family: actor.family, variant: of })),
        ])
        expect(open.map(nameOf).filter((name) => rated.has(name))).toEqual([])
      }),
      { numRuns: 5 },
    )
  })
})

import * as fc from 'fast-check'
import { START_TIME } from './test-platform'
import { generateWorld, type World } from '@/adapters/backend/world/seed/generate-world'
import { LANGUAGES } from '@/domain/navigation/language'

/** Any seed of a world. */
export const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

/** Any small world, begun at the time of the tests. */
export const anyWorld: fc.Arbitrary<World> = fc
  .record({ seed: anySeed, actors: fc.integer({ min: 14, max: 120 }), videos: fc.integer({ min: 0, max: 200 }) })
  .map((sizes) =>
    // A counterexample is reported by its seed and sizes, from which it can be created again.
    Object.defineProperty(generateWorld({ ...sizes, now: START_TIME }), fc.toStringMethod, {
      value: () => JSON.stringify(sizes),
    }),
  )

export const anyLanguage = fc.constantFrom(...LANGUAGES)

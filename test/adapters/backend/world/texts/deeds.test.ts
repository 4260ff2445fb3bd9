import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { deedFor, tipOffers } from '@/adapters/backend/world/texts/tips'
import { LANGUAGES } from '@/domain/navigation/language'

it('answers every tip of the sample world in each language in several ways, with the screen name of the guest in each', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(tipOffers).map(({ deeds }) => deeds)),
      fc.constantFrom(...LANGUAGES),
      fc.string({ minLength: 3, maxLength: 24, unit: 'grapheme' }),
      (variants, language, name) => {
        const done = variants.map((deed) => deedFor(deed, language, name))
        expect(new Set(done).size).toBeGreaterThanOrEqual(3)
        for (const text of done) {
          expect(text).toContain(`, ${name}`)
          expect(text.replace(name, '')).not.toMatch(/[{}]/u)
        }
        for (const text of variants.map((deed) => deedFor(deed, language, '')))
          expect(text).not.toMatch(/[{}]|,\s*[,!.:?]/u)
      },
    ),
  )
})

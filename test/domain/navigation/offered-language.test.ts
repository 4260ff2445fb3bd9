import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/domain/navigation/language'
import { offeredLanguage } from '@/domain/navigation/offered-language'

describe('the language that is offered', () => {
  it.each([
    ['de', ['en-GB', 'en'], 'en'],
    ['de', ['fr', 'es-MX', 'en'], 'es'],
    ['de', ['de-AT', 'en'], null],
    ['de', ['fr-FR'], null],
    ['en', ['de'], 'de'],
    ['de', [], null],
  ] as const)('on a page in %s for a browser of %s is %s', (shown, preferred, offered) => {
    expect(offeredLanguage(shown, preferred, null)).toBe(offered)
  })

  it('is none after a choice, and never the one that is shown', () => {
    const language = fc.constantFrom(...LANGUAGES)
    const tags = fc.array(fc.constantFrom('de', 'de-CH', 'EN-us', 'es', 'fr', 'nl', ''))
    fc.assert(
      fc.property(language, tags, language, (shown, preferred, chosen) => {
        expect(offeredLanguage(shown, preferred, chosen)).toBeNull()
        expect(offeredLanguage(shown, preferred, null)).not.toBe(shown)
      }),
    )
  })
})

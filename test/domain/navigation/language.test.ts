import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLanguage, languageOrDefault } from '@/domain/navigation/language'

describe('languages', () => {
  it('fall back to English for any language that is not supported [I18-003]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const primary = text.trim().toLowerCase().split(/[-_]/u)[0] ?? ''
        expect(languageOrDefault(text)).toBe(isLanguage(primary) ? primary : 'en')
      }),
    )
    expect([null, undefined, '', 'fr', 'nl', 'deutsch'].map(languageOrDefault)).toEqual(
      Array.from({ length: 6 }, () => 'en'),
    )
  })

  it('are found in browser settings with a region', () => {
    expect(['de-AT', 'ES_mx', ' en-GB '].map(languageOrDefault)).toEqual(['de', 'es', 'en'])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  allowsNow,
  CONSENT_CATEGORIES,
  CONSENT_VALID_FOR,
  consentTo,
  mustPrompt,
} from '@/domain/consent/consent'
import { anyConsentCategory } from '#test/support/arbitraries/consent'

describe('consent', () => {
  it('allows exactly what was chosen, and always what is necessary', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CATEGORIES]), anyConsentCategory, (chosen, category) => {
        expect(allows(consentTo(chosen, 1, 0), category)).toBe(category === 'necessary' || chosen.includes(category))
        expect(allows(null, category)).toBe(category === 'necessary')
      }),
    )
  })

  it('allows what is not necessary only until it is requested again', () => {
    fc.assert(
      fc.property(anyConsentCategory, fc.nat(2), fc.integer({ min: -10, max: 10 }), (category, version, off) => {
        const [consent, now] = [consentTo(CONSENT_CATEGORIES, 1, 1_000), 1_000 + CONSENT_VALID_FOR + off]
        expect(allowsNow(consent, category, version, now)).toBe(category === 'necessary' || (version === 1 && off < 0))
      }),
    )
  })

  it('is requested again for a new wording and after a year', () => {
    const consent = consentTo([], 1, 1_000)
    expect(mustPrompt(null, 1, 0)).toBe(true)
    expect(mustPrompt(consent, 1, 1_000 + CONSENT_VALID_FOR - 1)).toBe(false)
    expect(mustPrompt(consent, 1, 1_000 + CONSENT_VALID_FOR)).toBe(true)
    expect(mustPrompt(consent, 2, 1_000)).toBe(true)
  })
})

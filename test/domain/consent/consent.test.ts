import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allows,
  CONSENT_CATEGORIES,
  CONSENT_VALID_FOR,
  consentTo,
  mustAsk,
  partByConsent,
  withdraw,
} from '@/domain/consent/consent'
import { anyConsent, anyConsentCategory } from '#test/support/arbitraries/consent'

describe('consent', () => {
  it('is asked for necessary, functional and analytics [API-026]', () => {
    expect(CONSENT_CATEGORIES).toEqual(['necessary', 'functional', 'analytics'])
  })

  it('allows exactly what was chosen, and always what is necessary', () => {
    fc.assert(
      fc.property(fc.subarray([...CONSENT_CATEGORIES]), anyConsentCategory, (chosen, category) => {
        expect(allows(consentTo(chosen, 1, 0), category)).toBe(category === 'necessary' || chosen.includes(category))
        expect(allows(null, category)).toBe(category === 'necessary')
      }),
    )
  })

  it('can be taken back for one category while the others stand', () => {
    fc.assert(
      fc.property(anyConsent, anyConsentCategory, fc.nat(), (consent, category, later) => {
        const after = withdraw(consent, category, consent.at + later)
        for (const other of CONSENT_CATEGORIES) {
          const isTaken = other === category && other !== 'necessary'
          expect(allows(after, other)).toBe(!isTaken && allows(consent, other))
        }
        expect(withdraw(after, category, after.at + 1)).toEqual(after)
      }),
    )
  })

  it('releases a blocked item only when its category is consented to [API-027]', () => {
    const anyItems = fc.array(fc.record({ id: fc.string(), category: anyConsentCategory }))
    fc.assert(
      fc.property(anyItems, fc.option(anyConsent), (items, consent) => {
        const { released, blocked } = partByConsent(items, consent)
        expect(released.every((item) => allows(consent, item.category))).toBe(true)
        expect(blocked.some((item) => allows(consent, item.category))).toBe(false)
        expect(released.length + blocked.length).toBe(items.length)
      }),
    )
    expect(partByConsent([{ id: 'beacon', category: 'analytics' }], consentTo(['functional'], 1, 0)).released).toEqual(
      [],
    )
    expect(partByConsent([{ id: 'beacon', category: 'analytics' }], consentTo(['analytics'], 1, 0)).blocked).toEqual([])
  })

  it('is asked again for a new wording and after a year', () => {
    const consent = consentTo([], 1, 1_000)
    expect(mustAsk(null, 1, 0)).toBe(true)
    expect(mustAsk(consent, 1, 1_000 + CONSENT_VALID_FOR - 1)).toBe(false)
    expect(mustAsk(consent, 1, 1_000 + CONSENT_VALID_FOR)).toBe(true)
    expect(mustAsk(consent, 2, 1_000)).toBe(true)
  })
})

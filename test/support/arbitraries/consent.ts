import * as fc from 'fast-check'
import { CONSENT_CATEGORIES, type Consent, consentTo } from '@/domain/consent/consent'

export const anyConsentCategory = fc.constantFrom(...CONSENT_CATEGORIES)

/** Any answer a guest can have given. */
export const anyConsent: fc.Arbitrary<Consent> = fc
  .tuple(fc.subarray([...CONSENT_CATEGORIES]), fc.integer({ min: 1, max: 9 }), fc.nat())
  .map(([categories, version, at]) => consentTo(categories, version, at))

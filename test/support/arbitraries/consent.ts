import * as fc from 'fast-check'
import { CONSENT_CATEGORIES } from '@/domain/consent/consent'

export const anyConsentCategory = fc.constantFrom(...CONSENT_CATEGORIES)

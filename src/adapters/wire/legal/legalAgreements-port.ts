import { changedTexts, closeAgbAndDataProtection, closeDataProtection } from './agreement-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { LegalAgreements } from '@/application/legal/legal-agreements'

const bound = bindingOf<LegalAgreements>()

/** Agreements to legal texts on the wire. */
export const legalAgreementsPort: PortBinding<LegalAgreements> = {
  changed: bound('changed', changedTexts, { answer: 'texts' }),
  closeDataProtection: bound('closeDataProtection', closeDataProtection),
  closeAgbAndDataProtection: bound('closeAgbAndDataProtection', closeAgbAndDataProtection),
}

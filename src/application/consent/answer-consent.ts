import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { CONSENT_VERSION, consentTo, type Consent, type ConsentCategory } from '@/domain/consent/consent'

/** Where the device stores the guest's answer. */
export const CONSENT_KEY = 'consent'

/**
 * Stores what the guest allows, with the time and the wording of the question: both decide when the guest is prompted
 * again (API-026).
 */
@injectable()
export class AnswerConsent {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Exactly these categories are allowed from now on; consent to any other category is revoked. */
  answer(categories: readonly ConsentCategory[]): Consent {
    const consent = consentTo(categories, CONSENT_VERSION, this.clock.now())
    this.storage.write(CONSENT_KEY, JSON.stringify(consent))
    return consent
  }
}

import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { CONSENT_VERSION, consentTo, type Consent, type ConsentCategory } from '@/domain/consent/consent'

/** The storage key of the guest's answer about consent. */
export const CONSENT_KEY = 'consent'

/**
 * Stores the categories the guest allows, with the time and the wording of the question: both
 * decide when the guest is prompted again (API-026).
 */
@injectable()
export class AnswerConsent {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Allows exactly these categories from now on, and revokes consent to any other. */
  answer(categories: readonly ConsentCategory[]): Consent {
    const consent = consentTo(categories, CONSENT_VERSION, this.clock.now())
    this.storage.write(CONSENT_KEY, JSON.stringify(consent))
    return consent
  }
}

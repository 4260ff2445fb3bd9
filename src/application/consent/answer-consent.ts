import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { CONSENT_VERSION, consentTo, type Consent, type ConsentCategory } from '@/domain/consent/consent'

/** Where the device keeps the guest's answer. */
export const CONSENT_KEY = 'consent'

/** Keeps what the guest allows, with when they said so and to which wording: both decide when they are asked again (API-026). */
@injectable()
export class AnswerConsent {
  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Exactly these categories hold from now on; what was allowed before and is not among them is withdrawn. */
  answer(categories: readonly ConsentCategory[]): Consent {
    const consent = consentTo(categories, CONSENT_VERSION, this.clock.now())
    this.storage.write(CONSENT_KEY, JSON.stringify(consent))
    return consent
  }
}

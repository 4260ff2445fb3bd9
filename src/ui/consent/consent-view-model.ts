import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import {
  allows,
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  consentTo,
  mustAsk,
  withdraw,
  type Consent,
  type ConsentCategory,
} from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'

const KEY = 'consent'

/** What the guest allowed this device to keep and send, asked once and withdrawn as easily (API-026, API-027). */
@injectable()
export class ConsentViewModel {
  consent: Consent | null
  /** Opened again by the guest, from the footer. */
  reopened = false

  constructor(
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {
    this.consent = parseConsent(storage.read(KEY))
    makeAutoObservable<ConsentViewModel, 'storage' | 'clock'>(this, {
      consent: observableRef,
      storage: false,
      clock: false,
    })
  }

  get isAsked(): boolean {
    return this.reopened || mustAsk(this.consent, CONSENT_VERSION, this.clock.now())
  }

  allows(category: ConsentCategory): boolean {
    return allows(this.consent, category)
  }

  answer(categories: readonly ConsentCategory[]): void {
    this.keep(consentTo(categories, CONSENT_VERSION, this.clock.now()))
  }

  acceptAll(): void {
    this.answer(CONSENT_CATEGORIES)
  }

  withdraw(category: ConsentCategory): void {
    if (this.consent !== null) this.keep(withdraw(this.consent, category, this.clock.now()))
  }

  reopen(): void {
    this.reopened = true
  }

  private keep(consent: Consent): void {
    this.consent = consent
    this.reopened = false
    this.storage.write(KEY, JSON.stringify(consent))
  }
}

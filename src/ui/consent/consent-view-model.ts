import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { AnswerConsent, CONSENT_KEY } from '@/application/consent/answer-consent'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import {
  allows,
  CONSENT_CATEGORIES,
  CONSENT_VERSION,
  mustPrompt,
  type Consent,
  type ConsentCategory,
} from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'

/** The consent to storage and reports on this device; revocable at any time (API-026, API-027). */
@injectable()
export class ConsentViewModel {
  consent: Consent | null
  /** Opened again by the guest, from the footer. */
  reopened = false

  readonly #clock: Clock
  readonly #answering: AnswerConsent

  constructor(
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Clock) clock: Clock,
    @inject(AnswerConsent) answering: AnswerConsent,
  ) {
    this.#clock = clock
    this.#answering = answering
    this.consent = parseConsent(storage.read(CONSENT_KEY))
    makeAutoObservable(this, { consent: observableRef })
  }

  get mustPrompt(): boolean {
    return this.reopened || mustPrompt(this.consent, CONSENT_VERSION, this.#clock.now())
  }

  allows(category: ConsentCategory): boolean {
    return allows(this.consent, category)
  }

  answer(categories: readonly ConsentCategory[]): void {
    this.consent = this.#answering.answer(categories)
    this.reopened = false
  }

  acceptAll(): void {
    this.answer(CONSENT_CATEGORIES)
  }

  reopen(): void {
    this.reopened = true
  }
}

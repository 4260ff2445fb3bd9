import { inject, injectable } from 'inversify'
import { CONSENT_KEY } from '@/application/consent/answer-consent'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { parseConsent } from '@/domain/consent/parse-consent'
import type { GuestId } from '@/domain/ids'
import { Tracker } from './tracker'

/**
 * Hands the answer on this device over to the platform, which decides by it whether events of the guest are sent to analytics (API-027): once a
 * page for a guest and an answer, refusals as well.
 */
@injectable()
export class ReportConsent {
  private reported = ''

  constructor(
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Whether there was something new to hand over. A device without an answer hands nothing over. */
  report(guestId: GuestId): boolean {
    const stored = this.storage.read(CONSENT_KEY)
    const answer = parseConsent(stored)
    if (answer === null || this.reported === `${guestId} ${stored}`) return false
    this.reported = `${guestId} ${stored}`
    this.tracker.consent(answer)
    return true
  }
}

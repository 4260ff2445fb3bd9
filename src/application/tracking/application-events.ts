import { inject, injectable } from 'inversify'
import { CONSENT_KEY } from '@/application/consent/answer-consent'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Tracker } from './tracker'
import { allowsNow, CONSENT_VERSION, mustPrompt } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'
import { MAX_BATCH, trackingEvent, type EventParts, type TrackingEvent } from '@/domain/tracking/tracking-event'

/** Time an event waits for others of its batch, ms. */
const PATIENCE = 5_000

/**
 * Collects the events of a page for analytics and sends several in one request (API-021). Until the
 * guest allows analytics they stay in the page's memory: consent releases them, a refusal removes
 * them (API-027).
 */
@injectable()
export class ApplicationEvents {
  private waiting: readonly TrackingEvent[] = []

  constructor(
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Adds an event about a use of the product. If there are more events than a batch holds, the
   * oldest are dropped.
   */
  add(parts: Omit<EventParts, 'at' | 'source'>): void {
    const event = trackingEvent({ ...parts, at: this.clock.now(), source: 'browser' })
    this.waiting = [...this.waiting, event].slice(-MAX_BATCH)
  }

  /** Sends the events that have waited long enough; called about every second. */
  sendDue(): void {
    const [oldest] = this.waiting
    if (oldest !== undefined && this.clock.now() - oldest.timestamp >= PATIENCE) this.sendAll()
  }

  /** Sends everything, for example when the page closes. */
  sendAll(): void {
    if (this.waiting.length === 0) return
    const consent = parseConsent(this.storage.read(CONSENT_KEY))
    const now = this.clock.now()
    // The guest has not answered yet, or is prompted again.
    if (mustPrompt(consent, CONSENT_VERSION, now)) return
    const events = this.waiting
    this.waiting = []
    if (allowsNow(consent, 'analytics', CONSENT_VERSION, now)) this.tracker.trackApplication(events)
  }
}

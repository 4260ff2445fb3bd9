import { inject, injectable } from 'inversify'
import { CONSENT_KEY } from '@/application/consent/answer-consent'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Consent } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'
import type { GuestId } from '@/domain/ids'
import { Tracker } from './tracker'

/** The first and the longest time until an answer that was not taken is handed over again, ms; doubled in between. */
const [FIRST_DELAY, MAX_DELAY] = [5_000, 300_000]

/**
 * Hands the answer on this device over to the platform, which decides by it whether events of the guest are sent to analytics (API-027): once a
 * page for a guest and an answer, refusals as well, and again where the platform has not taken it.
 */
@injectable()
export class ReportConsent {
  /** The guest and the answer that the platform has. */
  private taken = ''
  /** Those that are on their way to it, or wait to be handed over again. */
  private pending = ''
  private delay = FIRST_DELAY

  constructor(
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /** Hands over what is new. Returns whether the platform has the answer; called every second or so. */
  report(guestId: GuestId): boolean {
    const stored = this.storage.read(CONSENT_KEY)
    const answer = parseConsent(stored)
    if (answer === null) return false
    const current = `${guestId} ${stored}`
    if (current !== this.taken && current !== this.pending) void this.handOver(current, answer)
    return current === this.taken
  }

  private async handOver(current: string, answer: Consent): Promise<void> {
    this.pending = current
    try {
      await this.tracker.consent(answer)
      // A later answer may have overtaken this one.
      if (this.pending !== current) return
      this.taken = current
      this.delay = FIRST_DELAY
    } catch {
      this.clock.after(this.delay, () => {
        if (this.pending === current) this.pending = ''
      })
      this.delay = Math.min(this.delay * 2, MAX_DELAY)
    }
  }
}

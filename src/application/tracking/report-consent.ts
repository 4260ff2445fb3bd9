import { inject, injectable } from 'inversify'
import { CONSENT_KEY } from '@/application/consent/answer-consent'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { Consent } from '@/domain/consent/consent'
import { parseConsent } from '@/domain/consent/parse-consent'
import type { GuestId } from '@/domain/ids'
import { Tracker } from './tracker'

/**
 * First and longest delay before an answer that the platform did not accept is sent again, ms; the
 * delay doubles in between.
 */
const [FIRST_DELAY, MAX_DELAY] = [5_000, 300_000]

/**
 * Sends this device's answer to the platform, which uses it to decide whether the guest's events go
 * to analytics (API-027). It sends the answer once per page, guest and answer, refusals included,
 * and again if the platform has not accepted it.
 */
@injectable()
export class ReportConsent {
  /** The guest and answer that the platform has accepted. */
  private taken = ''
  /** The guest and answer being sent, or waiting to be sent again. */
  private pending = ''
  private delay = FIRST_DELAY

  constructor(
    @inject(Tracker) private readonly tracker: Tracker,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Sends a new answer. Returns whether the platform has the current one; called about every
   * second.
   */
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

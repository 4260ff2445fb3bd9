import { analyticsConsents, mayAnalyze } from './analytics-consents'
import { analyticsOutbox, eventOf, MAX_WAITING, waitingEvents, type OutboxRecord } from './outbox'
import { trackingRules } from './tracking-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Store } from '@/adapters/stores/store'
import type { Analytics } from '@/application/tracking/analytics'

/** Number of events in one request. */
const BATCH = 100

/** The first wait after a failure and the maximum, ms. */
const FIRST_WAIT = 2_000
const MAX_WAIT = 5 * 60_000

/** The service did not take events over. Names no guest: the sentence ends in a log. */
class AnalyticsError extends Error {
  override readonly name = 'AnalyticsError'
}

/**
 * Sends the events of the outbox, except those of guests who have refused since or whose consent
 * has become too old: one request at a time, the oldest events first. Neither guests nor other jobs
 * wait for it. A batch that was not taken over is sent again after growing waits; events beyond
 * `MAX_WAITING` are dropped, the oldest first.
 */
export class SendEvents {
  private isSending = false
  private failures = 0
  private notBefore = 0

  constructor(
    private readonly platform: PlatformContext,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Begins to send where that is due; answers at once. */
  begin(): void {
    const { analytics } = this.platform.rules.of(trackingRules)
    if (analytics === null || this.isSending || this.platform.clock.now() < this.notBefore) return
    this.isSending = true
    this.send(analytics)
      .catch(this.onError)
      .finally(() => (this.isSending = false))
  }

  private async send(analytics: Analytics): Promise<void> {
    const { store, clock } = this.platform
    for (;;) {
      const waiting = await store.find(analyticsOutbox, 'byTime', { prefix: [], limit: BATCH })
      if (waiting.length === 0) return
      try {
        const allowed = await this.stillAllowed(waiting)
        if (allowed.length > 0) await analytics.send(allowed.map(eventOf))
      } catch (error) {
        const wait = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** this.failures)
        this.failures += 1
        this.notBefore = clock.now() + wait
        const givenUp = await this.giveUpOldest()
        const lost = givenUp === 0 ? '' : ` ${givenUp} of the oldest were given up.`
        throw new AnalyticsError(
          `Events were not sent, attempt ${this.failures}: they are sent again in ${wait / 1_000} s.${lost}`,
          { cause: error },
        )
      }
      this.failures = 0
      await remove(store, waiting)
      if (waiting.length < BATCH) return
    }
  }

  /**
   * Returns the events that may still be sent: an event waits while a service is down. A guest who
   * has just signed up has no answer of their own yet.
   */
  private async stillAllowed(waiting: readonly OutboxRecord[]): Promise<readonly OutboxRecord[]> {
    const { store, clock } = this.platform
    const answers = await store.getMany(
      analyticsConsents,
      waiting.map(({ guestId }) => guestId),
    )
    return waiting.filter((_, at) => answers[at] === undefined || mayAnalyze(answers[at], clock.now()))
  }

  /** Removes the oldest events beyond the maximum, and returns how many. */
  private async giveUpOldest(): Promise<number> {
    const { store } = this.platform
    const spare = (await waitingEvents(store)) - MAX_WAITING
    if (spare <= 0) return 0
    const oldest = await store.find(analyticsOutbox, 'byTime', { prefix: [], limit: spare })
    for (let from = 0; from < oldest.length; from += BATCH) await remove(store, oldest.slice(from, from + BATCH))
    return oldest.length
  }
}

const remove = (store: Store, events: readonly { readonly id: string }[]): Promise<void> =>
  store.transaction(async (tx) => {
    for (const { id } of events) await tx.delete(analyticsOutbox, id)
  })

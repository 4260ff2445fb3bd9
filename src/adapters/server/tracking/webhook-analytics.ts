import type { Analytics, AnalyticsEvent } from '@/application/tracking/analytics'

/** Maximum time that the service may take to answer, ms. */
const PATIENCE = 20_000

/** The service did not take events over. Names none of them. */
class EventsRefused extends Error {
  override readonly name = 'EventsRefused'

  constructor(readonly code: string) {
    super(`The analytics service answered ${code}`)
  }
}

/**
 * Sends events to the service that an operator has configured (API-022): a POST with `{ events:
 * [...] }` as JSON. Any answer of the 200s means that the service has taken all of them over.
 */
export class WebhookAnalytics implements Analytics {
  /** `token` is shown as `Authorization: Bearer`; `null`: nothing is. */
  constructor(
    private readonly url: string,
    private readonly token: string | null,
  ) {}

  async send(events: readonly AnalyticsEvent[]): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'POST',
      // Redirects are not followed: the operator decides to which address a service moves.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'content-type': 'application/json',
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ events }),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new EventsRefused(`HTTP ${answer.status}`)
  }
}

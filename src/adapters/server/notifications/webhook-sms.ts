import type { SmsGateway, TextMessage } from '@/application/notifications/sms-gateway'

/** Maximum time that the service may take to answer, ms: less than a message is claimed for. */
const PATIENCE = 20_000

/** The service did not accept a message. Names neither receiver nor text. */
class SmsRefused extends Error {
  override readonly name = 'SmsRefused'

  constructor(readonly code: string) {
    super(`The service for text messages answered ${code}`)
  }
}

/**
 * Hands text messages to the service that an operator has configured: one POST each, `{ id, to,
 * text }` as JSON. Any answer of the 200s means that the service has taken the message over.
 */
export class WebhookSms implements SmsGateway {
  /** `token` is shown as `Authorization: Bearer`; `null`: nothing is. */
  constructor(
    private readonly url: string,
    private readonly token: string | null,
  ) {}

  async send({ id, to, text }: TextMessage): Promise<void> {
    const answer = await fetch(this.url, {
      method: 'POST',
      // Redirects are not followed: the operator decides to which address a service moves.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ id, to, text }),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new SmsRefused(`HTTP ${answer.status}`)
  }
}

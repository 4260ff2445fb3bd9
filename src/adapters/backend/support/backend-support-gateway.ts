import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { supportRequests, type SupportRecord } from './support-records'
import { supportRules } from './support-rules'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { SupportAnswer, SupportGateway } from '@/application/support/support-gateway'
import type { IdempotencyKey } from '@/domain/ids'
import { networkOf } from '@/domain/access/login-limits'
import { receiptOf, supportErrors, type SupportRequest } from '@/domain/support/support-request'

/**
 * Maximum number of requests within an hour of one guest, of one network and of all guests without
 * an account: their sessions cost nothing.
 */
export const MAX_REQUESTS_OF_GUEST = 5
export const MAX_REQUESTS_OF_NETWORK = 10
export const MAX_REQUESTS_OF_STRANGERS = 600
export const REQUEST_WINDOW = 60 * 60_000

/**
 * Stores requests, and notifies the operator and the guest by mail. The mail to the guest contains
 * nothing of their text: any sender could have typed the address, and must not be able to send
 * their own text to it.
 */
export class BackendSupportGateway implements SupportGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async send(given: SupportRequest, key: IdempotencyKey): Promise<SupportAnswer> {
    const fields = supportErrors(given)
    if (fields.length > 0) return { ok: false, reason: 'invalid', fields }
    const { platform: context } = this
    const { mailer, operator } = context.rules.of(mailRules)
    const request = { ...given, email: given.email.trim(), text: given.text.trim() }
    const { guest } = await requireSession(context.store, this.caller)
    const email = request.email.toLowerCase()
    const keys = await mailKeys({ what: 'receipt', email, device: guest.id, address: this.caller.address() })
    const address = this.caller.address()
    const network = address === null ? null : await hashOf(`support ${networkOf(address)}`)
    // The network comes before what all of them share: one of them cannot use that up.
    const strangers = [
      ...(network === null ? [] : [{ name: network, most: MAX_REQUESTS_OF_NETWORK }]),
      { name: 'support strangers', most: MAX_REQUESTS_OF_STRANGERS },
    ]
    const receipt = receiptOf(Array.from({ length: 8 }, () => context.random.next()))
    return context.store.transaction<SupportAnswer>(async (tx) => {
      const id = `${guest.id} ${key}`
      const known = await tx.get(supportRequests, id)
      if (known !== undefined) return { ok: true, receipt: known.receipt, isMailed: mailer !== null }
      const counted = [
        { name: `support ${guest.id}`, most: MAX_REQUESTS_OF_GUEST },
        ...(guest.email === null ? strangers : []),
      ]
      for (const { name, most } of counted) {
        if ((await countAttempts(context, tx, name)) >= most) return { ok: false, reason: 'too-many' }
      }
      for (const { name } of counted) await oneMoreAttempt(context, tx, name, REQUEST_WINDOW)
      const language = this.caller.language()
      const quote = request.about === null ? null : await context.rules.of(supportRules).quote(tx, request.about)
      const record: SupportRecord = { ...request, id, receipt, guestId: guest.id, language, at: context.clock.now() }
      await tx.put(supportRequests, quote === null ? record : { ...record, quote })
      const isMailed = mailer !== null && (await countMailRequest(context, tx, keys)) === 'send'
      if (isMailed) await post(context, tx, { id: `${receipt}.receipt`, kind: 'receipt', language }, { id })
      if (operator !== null) await post(context, tx, { id: receipt, kind: 'request', language: 'en' }, { id })
      return { ok: true, receipt, isMailed }
    })
  }
}

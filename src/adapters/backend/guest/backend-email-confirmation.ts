import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { guests } from '@/adapters/backend/access/guest-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { closeLinks, openLink } from '@/adapters/backend/mail/mail-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { STATUS_BAR_REMOVED } from '@/domain/guest/status-bar'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

type ConfirmationRequest = Awaited<ReturnType<EmailConfirmation['request']>>
type Confirmed = Awaited<ReturnType<EmailConfirmation['confirm']>>

/** Confirms addresses by links in mails. */
export class BackendEmailConfirmation implements EmailConfirmation {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async request(): Promise<ConfirmationRequest> {
    const { platform: context } = this
    const { guest } = await requireSession(context.store, this.caller)
    const { email } = guest
    if (email === null) return { ok: false, reason: 'login-required' }
    const keys = await mailKeys({ what: 'confirm', email, device: guest.id, address: this.caller.address() })
    const id = context.random.id()
    return context.store.transaction<ConfirmationRequest>(async (tx) => {
      const { guest: current } = await requireSession(tx, this.caller)
      if (current.emailVerified) return { ok: false, reason: 'confirmed' }
      if (context.rules.of(mailRules).mailer === null) return { ok: false, reason: 'no-mail' }
      // The guest may be informed that their own address has had enough mails.
      if ((await countMailRequest(context, tx, keys)) !== 'send') return { ok: false, reason: 'too-many-mails' }
      await post(context, tx, { id, kind: 'confirm', language: this.caller.language() }, { guestId: current.id })
      return { ok: true }
    })
  }

  dismiss(): Promise<void> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      await tx.put(guests, { ...guest, preferences: { ...guest.preferences, ...STATUS_BAR_REMOVED } })
    })
  }

  async confirm(token: string): Promise<Confirmed> {
    const { platform: platformContext } = this
    const hash = await hashOf(token)
    return transactionWithUpdates<Confirmed>(platformContext, async (tx, publish) => {
      const link = await openLink(platformContext, tx, 'confirm', hash)
      const guest = link === undefined ? undefined : await tx.get(guests, link.guestId)
      if (guest === undefined || guest.email !== link?.email) return { ok: false, reason: 'link-expired' }
      await tx.put(guests, { ...guest, emailVerified: true })
      await closeLinks(tx, guest.id, 'confirm')
      publish({ audience: guest.id, update: { type: 'emailVerified' } })
      return { ok: true }
    })
  }
}

import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { guests } from '@/adapters/backend/access/guest-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { telling } from '@/adapters/backend/kernel/news'
import { countMailWish, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { closeLinks, openLink } from '@/adapters/backend/mail/mail-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { Core } from '@/adapters/backend/kernel/core'
import type { EmailConfirmation } from '@/application/guest/email-confirmation'

type Asked = Awaited<ReturnType<EmailConfirmation['ask']>>
type Confirmed = Awaited<ReturnType<EmailConfirmation['confirm']>>

/** Confirms addresses by links in mails. */
export class BackendEmailConfirmation implements EmailConfirmation {
  constructor(
    private readonly core: Core,
    private readonly caller: RequestContext,
  ) {}

  async ask(): Promise<Asked> {
    const { core } = this
    const { guest } = await requireSession(core.store, this.caller)
    const { email } = guest
    if (email === null) return { ok: false, reason: 'login-required' }
    const keys = await mailKeys({ what: 'confirm', email, device: guest.id, address: null })
    const id = core.random.id()
    return core.store.transaction<Asked>(async (tx) => {
      const { guest: current } = await requireSession(tx, this.caller)
      if (current.emailVerified) return { ok: false, reason: 'confirmed' }
      if (core.rules.of(mailRules).mailer === null) return { ok: false, reason: 'no-mail' }
      // The guest may be told that their own address has had mails enough.
      if ((await countMailWish(core, tx, keys)) !== 'send') return { ok: false, reason: 'too-many-mails' }
      await post(core, tx, { id, kind: 'confirm', language: this.caller.language() }, { guestId: current.id })
      return { ok: true }
    })
  }

  async confirm(token: string): Promise<Confirmed> {
    const { core } = this
    const hash = await hashOf(token)
    return telling<Confirmed>(core, async (tx, tell) => {
      const link = await openLink(core, tx, 'confirm', hash)
      const guest = link === undefined ? undefined : await tx.get(guests, link.guestId)
      if (guest === undefined || guest.email !== link?.email) return { ok: false, reason: 'link-expired' }
      await tx.put(guests, { ...guest, emailVerified: true })
      await closeLinks(tx, guest.id, 'confirm')
      tell({ audience: guest.id, update: { type: 'emailVerified' } })
      return { ok: true }
    })
  }
}

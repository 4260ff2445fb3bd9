import { newsletterSubscriptions, subscriptionKey, type SubscriptionRecord } from './newsletter-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { openLink } from '@/adapters/backend/mail/mail-records'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import type { Reader } from '@/adapters/stores/store'
import type { NewsletterGateway, NewsletterSubscription } from '@/application/newsletters/newsletter-gateway'
import { isEmail } from '@/domain/access/email'
import type { GuestId } from '@/domain/ids'
import {
  NEWSLETTERS,
  type Newsletter,
  type NewsletterAnswer,
  type NewsletterRefusal,
} from '@/domain/newsletters/newsletter'

const refused = (reason: NewsletterRefusal): NewsletterAnswer => ({
  success: reason !== 'not-yours',
  data: { success: false, isConfirmed: false, reason },
})

const accepted = (isConfirmed: boolean): NewsletterAnswer => ({
  success: true,
  data: { success: true, isConfirmed, reason: null },
})

/** The address of the account, where its guest has proved that they read it. */
const ownEmail = (guest: GuestRecord): string | null =>
  isLoggedIn(guest) && guest.emailVerified ? (guest.email?.toLowerCase() ?? null) : null

/** Newsletters, out of the store. */
export class BackendNewsletters implements NewsletterGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async read(): Promise<readonly NewsletterSubscription[]> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    return (await this.recordsOf(store, guest)).map(({ newsletter, email, confirmedAt }) => ({
      newsletter,
      email,
      isConfirmed: confirmedAt !== null,
    }))
  }

  async subscribe(newsletter: Newsletter, guestId: GuestId, typed: string): Promise<NewsletterAnswer> {
    const { platform } = this
    const email = typed.trim().toLowerCase()
    if (!isEmail(email)) return refused('invalid-email')
    if (platform.rules.of(mailRules).mailer === null) return refused('no-mail')
    const id = platform.random.id()
    const keys = await mailKeys({ what: 'newsletter', email, device: guestId, address: this.caller.address() })
    return platform.store.transaction<NewsletterAnswer>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (guest.id !== guestId) return refused('not-yours')
      const now = platform.clock.now()
      if (await isExcluded(tx, guest.id, now)) return refused('excluded')
      const known = await tx.get(newsletterSubscriptions, subscriptionKey(newsletter, email))
      const isOwn = ownEmail(guest) === email
      // Another guest does not learn who gets which newsletter: the answer is the same as for an
      // unknown address.
      if (known !== undefined && known.confirmedAt !== null) return accepted(isOwn || known.guestId === guest.id)
      const decision = isOwn ? 'send' : await countMailRequest(platform, tx, keys)
      if (decision === 'refuse') return refused('too-many-mails')
      // The address has had enough mails, and only its owner is to know.
      if (decision === 'keep') return accepted(false)
      const language = this.caller.language()
      const record = { newsletter, email, guestId: guest.id, language, requestedAt: now }
      await tx.put(newsletterSubscriptions, { ...record, confirmedAt: isOwn ? now : null })
      if (!isOwn)
        await post(platform, tx, { id, kind: 'newsletter-confirm', language }, { newsletter, email, guestId: guest.id })
      return accepted(isOwn)
    })
  }

  unsubscribe(newsletter: Newsletter): Promise<void> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      for (const record of await this.recordsOf(tx, guest))
        if (record.newsletter === newsletter)
          await tx.delete(newsletterSubscriptions, subscriptionKey(newsletter, record.email))
    })
  }

  async confirm(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }> {
    const hash = await hashOf(token)
    return this.platform.store.transaction<{ ok: true } | { ok: false; reason: 'link-expired' }>(async (tx) => {
      const link = await openLink(this.platform, tx, 'newsletter', hash)
      const key = link === undefined ? '' : subscriptionKey(link.about as Newsletter, link.email)
      const record = await tx.get(newsletterSubscriptions, key)
      if (record === undefined || link === undefined) return { ok: false, reason: 'link-expired' }
      // The owner of the address agrees to the subscription of the guest who had this link mailed,
      // even if another guest has requested the address since.
      if (record.confirmedAt === null)
        await tx.put(newsletterSubscriptions, {
          ...record,
          guestId: link.guestId,
          confirmedAt: this.platform.clock.now(),
        })
      return { ok: true }
    })
  }

  /**
   * Returns one record for each newsletter: that of the confirmed address before those of others.
   */
  private async recordsOf(reader: Reader, guest: GuestRecord): Promise<readonly SubscriptionRecord[]> {
    const email = ownEmail(guest)
    const keys = email === null ? [] : NEWSLETTERS.map((newsletter) => subscriptionKey(newsletter, email))
    const ofAddress = await reader.getMany(newsletterSubscriptions, keys)
    const ofGuest = await reader.find(newsletterSubscriptions, 'byGuest', { prefix: [guest.id] })
    const all = [...ofAddress.filter((record) => record !== undefined), ...ofGuest]
    return NEWSLETTERS.flatMap((name) => {
      const own = all.filter(({ newsletter }) => newsletter === name)
      return own.find(({ confirmedAt }) => confirmedAt !== null) ?? own[0] ?? []
    })
  }
}

import { linkToEnd } from './end-newsletter'
import { newsletterIssues, newsletterSubscriptions, subscriptionKey } from './newsletter-records'
import { newsletterTexts } from './newsletter-texts'
import { guests } from '@/adapters/backend/access/guest-records'
import type { Writer, Writers } from '@/adapters/backend/mail/letters'
import { drawLink } from '@/adapters/backend/mail/mail-records'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { UNSUBSCRIBE_PATH } from '@/application/notifications/unsubscribe-path'
import { path } from '@/domain/routes/path'
import { asId, type GuestId } from '@/domain/ids'
import type { Newsletter } from '@/domain/newsletters/newsletter'

/** The mail by which the owner of an address confirms that they want a newsletter. */
const confirm: Writer = async (platform, tx, { data }, language) => {
  const newsletter = data['newsletter'] as Newsletter
  const record = await tx.get(newsletterSubscriptions, subscriptionKey(newsletter, data['email'] ?? ''))
  if (record === undefined || record.confirmedAt !== null) return null
  const { names, confirm: texts } = newsletterTexts[language]
  const { email } = record
  // The guest who requested this mail; another one may have requested the same address since.
  const guestId = asId<GuestId>(data['guestId'] ?? record.guestId)
  const token = await drawLink(platform, tx, { kind: 'newsletter', guestId, email, about: newsletter })
  const { origin } = platform.rules.of(mailRules)
  return {
    to: email,
    subject: texts.subject,
    paragraphs: texts.text(names[newsletter]),
    link: { label: texts.label, href: `${origin}${path('confirmNewsletter', {}, language)}#${token}` },
  }
}

/**
 * Writes an issue for one receiver. Subscriptions are checked when it is sent: guests who have
 * unsubscribed or excluded themselves since the mailing began get nothing.
 */
const issue: Writer = async (platform, tx, { data }) => {
  const mailing = await tx.get(newsletterIssues, data['issue'] ?? '')
  if (mailing === undefined) return null
  const { newsletter, texts } = mailing
  const record = await tx.get(newsletterSubscriptions, subscriptionKey(newsletter, data['email'] ?? ''))
  if (record === undefined || record.confirmedAt === null) return null
  const { email, guestId, language } = record
  const now = platform.clock.now()
  const [account] = await tx.find(guests, 'byEmail', { prefix: [email], limit: 1 })
  if (await isExcluded(tx, guestId, now)) return null
  if (account !== undefined && (await isExcluded(tx, account.id, now))) return null
  const { subject, paragraphs, link } = texts[language]
  const { origin } = platform.rules.of(mailRules)
  const token = await drawLink(platform, tx, { kind: 'unsubscribe', guestId, email, about: linkToEnd(newsletter) })
  const { names, end } = newsletterTexts[language]
  return {
    to: email,
    subject,
    paragraphs,
    ...(link === null ? {} : { link: { label: link.label, href: `${origin}${link.path}` } }),
    end: {
      label: end(names[newsletter]),
      href: `${origin}${path('unsubscribe', {}, language)}#${token}`,
      oneClick: `${origin}${UNSUBSCRIBE_PATH}${token}`,
    },
  }
}

/** Mails of newsletters. */
export const newsletterLetters = {
  'newsletter-confirm': confirm,
  newsletter: issue,
} as const satisfies Partial<Writers>

import { newsletterSubscriptions, subscriptionKey } from './newsletter-records'
import { drawnAt, type MailLink } from '@/adapters/backend/mail/mail-records'
import type { Transaction } from '@/adapters/stores/store'
import type { Newsletter } from '@/domain/newsletters/newsletter'

const PREFIX = 'newsletter:'

/** Returns the content of a link that unsubscribes from a newsletter. */
export const linkToEnd = (newsletter: Newsletter): string => `${PREFIX}${newsletter}`

/**
 * Ends the newsletter that a link of a mail is about (GUE-027). `false`: the link is about
 * something else.
 */
export async function endNewsletter(tx: Transaction, link: MailLink): Promise<boolean> {
  const { about = '', email } = link
  if (!about.startsWith(PREFIX)) return false
  const key = subscriptionKey(about.slice(PREFIX.length) as Newsletter, email)
  const record = await tx.get(newsletterSubscriptions, key)
  // A mail ends the subscription it was sent for: a newer subscription stays.
  if ((record?.confirmedAt ?? 0) <= drawnAt(link)) await tx.delete(newsletterSubscriptions, key)
  return true
}

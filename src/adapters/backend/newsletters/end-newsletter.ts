import { newsletterSubscriptions, subscriptionKey } from './newsletter-records'
import type { MailLink } from '@/adapters/backend/mail/mail-records'
import type { Transaction } from '@/adapters/stores/store'
import type { Newsletter } from '@/domain/newsletters/newsletter'

const PREFIX = 'newsletter:'

/** What a link to unsubscribe ends, where it was in a newsletter. */
export const linkToEnd = (newsletter: Newsletter): string => `${PREFIX}${newsletter}`

/** Ends the newsletter that a link of a mail is about (GUE-027). `false`: the link is about something else. */
export async function endNewsletter(tx: Transaction, { about = '', email }: MailLink): Promise<boolean> {
  if (!about.startsWith(PREFIX)) return false
  await tx.delete(newsletterSubscriptions, subscriptionKey(about.slice(PREFIX.length) as Newsletter, email))
  return true
}

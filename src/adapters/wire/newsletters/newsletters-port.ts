import {
  confirmNewsletter,
  newsletterSubscriptions,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './newsletter-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { NewsletterGateway } from '@/application/newsletters/newsletter-gateway'
import { NEWSLETTER_TYPES, newsletterOfType, type Newsletter } from '@/domain/newsletters/newsletter'

const bound = bindingOf<NewsletterGateway>()

/** The schema has refused every other number. */
function nameOf(typeId: number): Newsletter {
  const newsletter = newsletterOfType(typeId)
  if (newsletter === null) throw new Error(`No newsletter has the type ${typeId}`)
  return newsletter
}

/** Newsletters on the wire: by their numbers. */
export const newslettersPort: PortBinding<NewsletterGateway> = {
  read: bound('read', newsletterSubscriptions, { answer: 'subscriptions' }),
  subscribe: bound('subscribe', subscribeNewsletter, {
    request: (newsletter, userId, emailAddress) => ({ typeId: NEWSLETTER_TYPES[newsletter], userId, emailAddress }),
    args: ({ typeId, userId, emailAddress }) => [nameOf(typeId), userId, emailAddress],
  }),
  unsubscribe: bound('unsubscribe', unsubscribeNewsletter, {
    request: (newsletter) => ({ typeId: NEWSLETTER_TYPES[newsletter] }),
    args: ({ typeId }) => [nameOf(typeId)],
  }),
  confirm: bound('confirm', confirmNewsletter, { fields: ['token'] }),
}

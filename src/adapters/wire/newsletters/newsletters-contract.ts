import {
  confirmNewsletter,
  newsletterAnswer,
  newsletterName,
  newsletterSubscription,
  newsletterSubscriptions,
  newsletterType,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './newsletter-calls'
import { newslettersPort } from './newsletters-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Newsletters: subscriptions, with an account and without. */
export const newslettersContract: FeatureContract = {
  feature: 'newsletters',
  about: 'Newsletters by e-mail, with an account or without.',
  ports: { newsletters: newslettersPort },
  schemas: [
    { name: 'NewsletterName', schema: newsletterName, about: 'A newsletter. vr: videos for headsets.' },
    {
      name: 'NewsletterType',
      schema: newsletterType,
      about: 'The number of a newsletter: contests 256, late-night 512, vip-club 1024, vr 2048.',
    },
    {
      name: 'NewsletterSubscription',
      schema: newsletterSubscription,
      about: 'A newsletter of the guest.',
      fields: { isConfirmed: 'Whether it is sent; otherwise the address waits for a press on the mailed link.' },
    },
    {
      name: 'NewsletterAnswer',
      schema: newsletterAnswer,
      about: 'The answer to a subscription, which has succeeded only where both flags are true.',
      fields: {
        success: 'Whether the request was accepted.',
        data: 'success: the address is subscribed, or a mail is on its way by which its owner confirms. isConfirmed: newsletters are sent from now on. reason: why not; null where it succeeded.',
      },
    },
  ],
  operations: [
    {
      operation: newsletterSubscriptions,
      about: 'The newsletters that were subscribed by the guest, and those of their confirmed address.',
    },
    {
      operation: subscribeNewsletter,
      about: 'Subscribes an address.',
      rules:
        'The confirmed address of the account is subscribed at once. To every other a mail is sent, three in 15 minutes, and it is subscribed by a press on its link within a week. The answer is the same whether or not another guest has subscribed the address.',
      fields: { userId: 'The id of the guest: another one is refused with not-yours.' },
    },
    {
      operation: unsubscribeNewsletter,
      about: 'Ends a newsletter of the guest. The answer is the same where there is none.',
    },
    {
      operation: confirmNewsletter,
      about: 'Subscribes the address that the link of a mail was sent to, in any session. Can be repeated.',
      fields: { token: 'The fragment of the mailed link.' },
    },
  ],
}

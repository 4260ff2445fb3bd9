import { BackendNewsletters } from './backend-newsletters'
import { newsletterLetters } from './newsletter-letters'
import { newsletterJob } from './newsletter-mailing'
import { forgetUnconfirmed, newsletterIssues, newsletterSubscriptions } from './newsletter-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Newsletters by e-mail. */
export const newslettersFeature = backendFeature({
  collections: [newsletterSubscriptions, newsletterIssues],
  jobs: { newsletter: newsletterJob },
  steps: { forgetUnconfirmed },
  letters: newsletterLetters,
  ports: { newsletters: (platform, caller) => new BackendNewsletters(platform, caller) },
})

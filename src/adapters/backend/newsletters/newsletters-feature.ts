import { BackendNewsletters } from './backend-newsletters'
import { newsletterIssues, newsletterSubscriptions } from './newsletter-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Newsletters by e-mail. */
export const newslettersFeature = backendFeature({
  collections: [newsletterSubscriptions, newsletterIssues],
  catalog: [],
  counters: [],
  ports: { newsletters: (platform, caller) => new BackendNewsletters(platform, caller) },
})

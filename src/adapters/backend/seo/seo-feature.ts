import { BackendSeoGateway } from './backend-seo-gateway'
import { seoTexts } from './seo-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What search engines and readers of list pages are shown besides. */
export const seoFeature = backendFeature({
  collections: [seoTexts],
  catalog: [seoTexts],
  counters: [],
  ports: { seo: (platform, caller) => new BackendSeoGateway(platform, caller) },
})

import { BackendSeoGateway } from './backend-seo-gateway'
import { seoTexts } from './seo-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** What search engines and readers of list pages are shown besides. */
export const seoFeature = backendFeature({
  collections: [seoTexts],
  catalog: [seoTexts],
  ports: { seo: (platform, caller) => new BackendSeoGateway(platform, caller) },
})

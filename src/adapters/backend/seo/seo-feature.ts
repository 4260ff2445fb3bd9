import { BackendSeoGateway } from './backend-seo-gateway'
import { seoTexts } from './seo-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The further texts of list pages for search engines and readers. */
export const seoFeature = backendFeature({
  collections: [seoTexts],
  catalog: [seoTexts],
  ports: { seo: (platform, caller) => new BackendSeoGateway(platform, caller) },
})

import { BackendLegalGateway } from './backend-legal-gateway'
import { legalTexts } from './legal-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What guest and operator agree on. */
export const legalFeature = backendFeature({
  collections: [legalTexts],
  catalog: [legalTexts],
  counters: [],
  ports: { legal: (platform, caller) => new BackendLegalGateway(platform, caller) },
})

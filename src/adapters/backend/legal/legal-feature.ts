import { BackendLegalGateway } from './backend-legal-gateway'
import { legalTexts } from './legal-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The legal texts that guest and operator agree on. */
export const legalFeature = backendFeature({
  collections: [legalTexts],
  catalog: [legalTexts],
  ports: { legal: (platform, caller) => new BackendLegalGateway(platform, caller) },
})

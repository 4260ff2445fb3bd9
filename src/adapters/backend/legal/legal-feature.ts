import { BackendLegalAgreements } from './backend-legal-agreements'
import { BackendLegalGateway } from './backend-legal-gateway'
import { legalAgreements } from './legal-agreement-records'
import { legalTexts } from './legal-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The legal texts that guest and operator agree on. */
export const legalFeature = backendFeature({
  collections: [legalTexts, legalAgreements],
  catalog: [legalTexts],
  ports: {
    legal: (platform, caller) => new BackendLegalGateway(platform, caller),
    legalAgreements: (platform, caller) => new BackendLegalAgreements(platform, caller),
  },
})

import { BackendSearchGateway } from './backend-search-gateway'
import { searchPatterns } from './pattern-records'
import { forgetPatterns } from './store-pattern'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The search of everything. */
export const searchFeature = backendFeature({
  collections: [searchPatterns],
  steps: { forgetPatterns },
  ports: { search: (platform, caller) => new BackendSearchGateway(platform, caller) },
})

import { BackendSearchGateway } from './backend-search-gateway'
import { searchPatterns } from './pattern-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** The search of everything. */
export const searchFeature = backendFeature({
  collections: [searchPatterns],
  catalog: [],
  counters: [],
  ports: { search: (platform, caller) => new BackendSearchGateway(platform, caller) },
})

import { BackendShowGateway } from './backend-show-gateway'
import { shows, tickets } from './show-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Cam shows and their tickets. */
export const showsFeature = backendFeature({
  collections: [shows, tickets],
  catalog: [shows],
  counters: [],
  ports: (platform, caller) => ({ shows: new BackendShowGateway(platform, caller) }),
})

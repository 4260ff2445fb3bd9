import { BackendShowGateway } from './backend-show-gateway'
import { shows, tickets } from './show-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Cam shows and their tickets. */
export const showsFeature = backendFeature({
  collections: [shows, tickets],
  catalog: [shows],
  counters: [],
  ports: { shows: (platform, caller) => new BackendShowGateway(platform, caller) },
})

import { BackendShowGateway } from './backend-show-gateway'
import { runShows } from './run-shows'
import { shows, tickets } from './show-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Cam shows and their tickets. */
export const showsFeature = backendFeature({
  collections: [shows, tickets],
  catalog: [shows],
  steps: { runShows },
  ports: { shows: (platform, caller) => new BackendShowGateway(platform, caller) },
})

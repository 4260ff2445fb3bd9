import { BackendShowGateway } from './backend-show-gateway'
import { runShows } from './run-shows'
import { shows, tickets } from './show-records'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Cam shows and their tickets. */
export const showsFeature = backendFeature({
  collections: [shows, tickets],
  hideable: {
    show: {
      records: [hideable(shows, { ofActor: (tx, actorId) => tx.find(shows, 'ofActor', { prefix: [actorId] }) })],
    },
  },
  catalog: [shows],
  steps: { runShows },
  ports: { shows: (platform, caller) => new BackendShowGateway(platform, caller) },
})

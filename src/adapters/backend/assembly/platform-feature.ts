import { orderJob } from './order-job'
import { showDueContent } from './show-content'
import { stopJobHandler } from './stop-job'
import { BackendActorGateway } from '@/adapters/backend/actors/backend-actor-gateway'
import { currentActors } from '@/adapters/backend/actors/current-actors'
import { visibilities } from '@/adapters/backend/content/visibilities'
import { counterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { forgetJobs, jobs } from '@/adapters/backend/kernel/jobs'
import { leases } from '@/adapters/backend/kernel/leases'
import { BackendLiveUpdates } from '@/adapters/backend/live/backend-live-updates'
import { newestVideosOf } from '@/adapters/backend/media/newest-videos'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/**
 * The parts that concern several features: whether content is shown, orders of an operator, and
 * ports that join features.
 */
export const platformFeature = backendFeature({
  collections: [visibilities, jobs, counterDeltas, leases],
  catalog: [visibilities],
  ports: {
    actors: (platform, caller) => new BackendActorGateway(platform, caller, newestVideosOf),
    liveUpdates: ({ hub, store }, caller) =>
      new BackendLiveUpdates(hub, store, caller, (ids) => currentActors(store, ids)),
  },
  // Of two orders the later one applies.
  jobsInOrder: { order: orderJob, stop: stopJobHandler },
  steps: { showDueContent, forgetJobs },
})

import { BackendContestGateway } from './backend-contest-gateway'
import { contestEvents } from './contest-events'
import { ballots, contestEntries, contests } from './contest-records'
import { voteCounter } from './entry-votes'
import { markPlaces } from './mark-places'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Contests of pictures and videos, for which guests vote. */
export const contestsFeature = backendFeature({
  collections: [contests, contestEntries, ballots],
  catalog: [contests, contestEntries],
  counters: [voteCounter],
  events: contestEvents,
  steps: { contestPlaces: markPlaces },
  ports: { contests: (platform, caller) => new BackendContestGateway(platform, caller) },
})

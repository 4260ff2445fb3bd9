import { BackendPresenceGateway } from './backend-presence-gateway'
import { presences } from './presence-records'
import { BackendRankingGateway } from './backend-ranking-gateway'
import { chatsCounter, videoCallsCounter } from './chat-counters'
import { actorCollections, standings } from './ranking-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Lists of actors that follow from what the platform counts. */
export const actorsFeature = backendFeature({
  collections: [standings, actorCollections, presences],
  catalog: [standings, actorCollections],
  counters: [chatsCounter, videoCallsCounter],
  ports: (platform, caller) => ({
    rankings: new BackendRankingGateway(platform, caller),
    presence: new BackendPresenceGateway(platform, caller),
  }),
})

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
  ports: {
    rankings: (platform, caller) => new BackendRankingGateway(platform, caller),
    presence: (platform, caller) => new BackendPresenceGateway(platform, caller),
  },
})

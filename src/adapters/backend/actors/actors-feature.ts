import { actors, profiles, relations } from './actor-records'
import { forgetRatings } from './forget-ratings'
import { pinnedCounter } from './pinned-counter'
import { BackendNotificationSettings } from '@/adapters/backend/notifications/backend-notification-settings'
import { BackendPresenceGateway } from './backend-presence-gateway'
import { presences } from './presence-records'
import { BackendRankingGateway } from './backend-ranking-gateway'
import { chatsCounter, videoCallsCounter } from './chat-counters'
import { BackendActorSearch } from './backend-actor-search'
import { BackendProfileGateway } from './backend-profile-gateway'
import { ratingCounters } from './count-rating'
import { actorCollections, standings } from './ranking-records'
import { ratings } from './rating-records'
import { savedSearches } from './saved-search-records'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Actors, and the lists of them that follow from what the platform counts. */
export const actorsFeature = backendFeature({
  collections: [actors, profiles, relations, standings, actorCollections, presences, ratings, savedSearches],
  hideable: { actor: { records: [hideable(actors), hideable(profiles)], hasContent: true } },
  catalog: [actors, profiles, standings, actorCollections],
  counters: [chatsCounter, videoCallsCounter, ...ratingCounters, pinnedCounter],
  steps: { forgetRatings },
  ports: {
    notificationSettings: (platform, caller) =>
      new BackendNotificationSettings(
        platform,
        caller,
        async (reader, actorId) => (await reader.get(actors, actorId)) !== undefined,
      ),
    rankings: (platform, caller) => new BackendRankingGateway(platform, caller),
    actorSearch: (platform, caller) => new BackendActorSearch(platform, caller),
    profiles: (platform, caller) => new BackendProfileGateway(platform, caller),
    presence: (platform, caller) => new BackendPresenceGateway(platform, caller),
  },
})

import type { RequestContext } from '@/adapters/backend/access/request-context'
import { actorsFeature } from '@/adapters/backend/actors/actors-feature'
import { albumsFeature } from '@/adapters/backend/albums/albums-feature'
import { offersFeature } from '@/adapters/backend/chat/offers-feature'
import { surveyFeature } from '@/adapters/backend/chat/survey-feature'
import { giftsFeature } from '@/adapters/backend/gifts/gifts-feature'
import { incentivesFeature } from '@/adapters/backend/incentives/incentives-feature'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaFeature } from '@/adapters/backend/media/media-feature'
import { showsFeature } from '@/adapters/backend/shows/shows-feature'
import { collectionsSeed, standingsSeed } from '@/adapters/backend/world/seed/actors/generate-rankings'
import { presencesSeed } from '@/adapters/backend/world/seed/actors/generate-presences'
import { albumsSeed } from '@/adapters/backend/world/seed/albums/generate-albums'
import { incentivesSeed, teasersSeed } from '@/adapters/backend/world/seed/incentives/generate-incentives'
import { showsSeed } from '@/adapters/backend/world/seed/shows/generate-shows'
import type { Seed } from '@/adapters/backend/world/seed/seed'

/** The features that declare themselves what they add: records, counters and ports follow from this list. */
const features = [
  actorsFeature,
  mediaFeature,
  albumsFeature,
  giftsFeature,
  showsFeature,
  surveyFeature,
  offersFeature,
  incentivesFeature,
]

export const featureCollections = features.flatMap(({ collections }) => collections)
export const featureCatalog = features.flatMap(({ catalog }) => catalog)
export const featureCounters = features.flatMap(({ counters }) => counters)

/** The ports of the features for one caller. */
export const featurePorts = (platform: PlatformContext, caller: RequestContext) => ({
  ...actorsFeature.ports(platform, caller),
  ...mediaFeature.ports(platform, caller),
  ...albumsFeature.ports(platform, caller),
  ...giftsFeature.ports(platform, caller),
  ...showsFeature.ports(platform, caller),
  ...surveyFeature.ports(platform, caller),
  ...offersFeature.ports(platform, caller),
  ...incentivesFeature.ports(platform, caller),
})

/** What the features add to the sample world. */
export const featureSeeds: readonly Seed[] = [
  standingsSeed,
  collectionsSeed,
  presencesSeed,
  albumsSeed,
  showsSeed,
  incentivesSeed,
  teasersSeed,
]

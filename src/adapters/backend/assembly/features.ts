import type { RequestContext } from '@/adapters/backend/access/request-context'
import { albumsFeature } from '@/adapters/backend/albums/albums-feature'
import { giftsFeature } from '@/adapters/backend/gifts/gifts-feature'
import type { Core } from '@/adapters/backend/kernel/core'
import { mediaFeature } from '@/adapters/backend/media/media-feature'
import { albumsSeed } from '@/adapters/backend/world/seed/albums/generate-albums'
import type { Seed } from '@/adapters/backend/world/seed/seed'

/** The features that declare themselves what they add: records, counters and ports follow from this list. */
const features = [mediaFeature, albumsFeature, giftsFeature]

export const featureCollections = features.flatMap(({ collections }) => collections)
export const featureCatalog = features.flatMap(({ catalog }) => catalog)
export const featureCounters = features.flatMap(({ counters }) => counters)

/** The ports of the features for one caller. */
export const featurePorts = (core: Core, caller: RequestContext) => ({
  ...mediaFeature.ports(core, caller),
  ...albumsFeature.ports(core, caller),
  ...giftsFeature.ports(core, caller),
})

/** What the features add to the sample world. */
export const featureSeeds: readonly Seed[] = [albumsSeed]

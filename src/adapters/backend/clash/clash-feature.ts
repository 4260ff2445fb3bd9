import { BackendClash } from './backend-clash'
import { clashRounds, clashVotes } from './clash-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** The clash of cams. */
export const clashFeature = backendFeature({
  collections: [clashRounds, clashVotes],
  catalog: [],
  counters: [],
  ports: { clash: (platform, caller) => new BackendClash(platform, caller) },
})

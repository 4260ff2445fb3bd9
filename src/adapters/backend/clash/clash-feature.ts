import { BackendClash } from './backend-clash'
import { clashRounds, clashVotes } from './clash-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The clash of cams. */
export const clashFeature = backendFeature({
  collections: [clashRounds, clashVotes],
  ports: { clash: (platform, caller) => new BackendClash(platform, caller) },
})

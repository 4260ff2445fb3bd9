import { BackendReactions } from './backend-reactions'
import { reactionLikes, reactions } from './reaction-records'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Short clips of actors reacting. */
export const reactionsFeature = backendFeature({
  collections: [reactions, reactionLikes],
  hideable: { reaction: { records: [hideable(reactions)] } },
  catalog: [reactions],
  ports: { reactions: (platform, caller) => new BackendReactions(platform, caller) },
})

import { postId } from './post'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { updates } from '@/adapters/wire/base/update'
import type { FeedUpdate } from '@/domain/feed/updates'

export const feedUpdates = updates<FeedUpdate>({
  feedPostPublished: { postId, actorId },
  feedPostChanged: { postId },
})

import { hideable, type HideableKind } from '@/adapters/backend/content/hideable'
import { videoSale } from './buy-video'
import { guestVideoKey, ownedVideos, videos } from './video-records'
import { catalogueContent } from '@/adapters/backend/actors/catalogue-content'
import { asId, type VideoId } from '@/domain/ids'

/** A video as other features use it. */
export const videoContent = catalogueContent({
  kind: 'video',
  medium: 'videos',
  sale: videoSale,
  content: videos,
  owned: ownedVideos,
  ownedKey: guestVideoKey,
  ownedId: ({ videoId }) => videoId,
  lane: 'boughtVideos',
  details: ({ duration, tags }) => ({ duration, tags }),
})

/** A video as an operator hides it. */
export const hideableVideo: HideableKind = {
  records: [
    hideable(videos, {
      ofActor: (tx, actorId) => tx.find(videos, 'newestOfActor', { prefix: [actorId] }),
      assets: ({ assetId }) => [assetId],
      hasBought: async (reader, guestId, key) =>
        (await reader.get(ownedVideos, guestVideoKey(guestId, asId<VideoId>(key)))) !== undefined,
    }),
  ],
}

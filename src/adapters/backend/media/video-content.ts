import { videoSale } from './buy-video'
import { guestVideoKey, ownedVideos, videos } from './video-records'
import { catalogueContent } from '@/adapters/backend/actors/catalogue-content'

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

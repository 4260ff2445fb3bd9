import { BackendVideoGateway } from './backend-video-gateway'
import { BackendTags } from './backend-tags'
import { BackendVip30 } from './backend-vip30'
import { BackendVideoStars } from './backend-video-stars'
import { soldCounter } from './sold-counter'
import { ownedVideos, videoLikes, videos } from './video-records'
import { videoContent, hideableVideo } from './video-content'
import { videoLetters } from './video-share-letter'
import { contentRatings, contentStats } from '@/adapters/backend/content/rating-records'
import { mediaRules } from './media-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The video shop, and the ratings of all content. */
export const mediaFeature = backendFeature({
  collections: [videos, ownedVideos, videoLikes, contentRatings, contentStats],
  catalog: [videos],
  counters: [soldCounter],
  letters: videoLetters,
  contentKinds: { video: videoContent },
  hideable: { video: hideableVideo },
  ports: {
    videos: (platform, caller) => new BackendVideoGateway(platform, caller),
    videoStars: (platform, caller) => new BackendVideoStars(platform, caller),
    tags: (platform, caller) => new BackendTags(platform, caller),
    vip30: (platform, caller) => new BackendVip30(platform, caller),
  },
  rules: { media: mediaRules },
})

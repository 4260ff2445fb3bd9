import { BackendVideoGateway } from './backend-video-gateway'
import { BackendTags } from './backend-tags'
import { BackendVip30 } from './backend-vip30'
import { BackendVideoStars } from './backend-video-stars'
import { soldCounter } from './sold-counter'
import { ownedVideos, videoLikes, videos } from './video-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** The video shop. */
export const mediaFeature = backendFeature({
  collections: [videos, ownedVideos, videoLikes],
  catalog: [videos],
  counters: [soldCounter],
  ports: {
    videos: (platform, caller) => new BackendVideoGateway(platform, caller),
    stars: (platform, caller) => new BackendVideoStars(platform, caller),
    tags: (platform, caller) => new BackendTags(platform, caller),
    vip30: (platform, caller) => new BackendVip30(platform, caller),
  },
})

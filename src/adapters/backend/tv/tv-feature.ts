import { BackendMediathekGateway } from './backend-mediathek-gateway'
import { BackendTvGateway } from './backend-tv-gateway'
import { tvFormats, tvPosts, tvVideos } from './tv-records'
import { tvRules } from './tv-rules'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** TV: two channels and the mediathek. */
export const tvFeature = backendFeature({
  collections: [tvFormats, tvVideos, tvPosts],
  hideable: {
    tvFormat: { records: [hideable(tvFormats)] },
    tvVideo: { records: [hideable(tvVideos)] },
    tvPost: { records: [hideable(tvPosts)] },
  },
  catalog: [tvFormats, tvVideos, tvPosts],
  ports: {
    tv: (platform, caller) => new BackendTvGateway(platform, caller),
    mediathek: (platform, caller) => new BackendMediathekGateway(platform, caller),
  },
  rules: { tv: tvRules },
})

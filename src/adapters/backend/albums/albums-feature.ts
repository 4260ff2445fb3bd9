import { albums, ownedAlbums } from './album-records'
import { BackendAlbumGateway } from './backend-album-gateway'
import { soldCounter } from './sold-counter'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Photo albums. */
export const albumsFeature = backendFeature({
  collections: [albums, ownedAlbums],
  catalog: [albums],
  counters: [soldCounter],
  ports: { albums: (platform, caller) => new BackendAlbumGateway(platform, caller) },
})

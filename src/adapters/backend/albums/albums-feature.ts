import { albumContent, sedcardsContent, hideableAlbum } from './album-content'
import { albums, ownedAlbums } from './album-records'
import { BackendAlbumGateway } from './backend-album-gateway'
import { BackendGalleryGateway } from './backend-gallery-gateway'
import { BackendTileGridGateway } from './backend-tile-grid-gateway'
import { albumComments, albumViews, galleryPins, tagSuggestions, tileGridSettings } from './gallery-records'
import { soldCounter } from './sold-counter'
import { viewsCounter } from './views-counter'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Photo albums, and what guests do with galleries. */
export const albumsFeature = backendFeature({
  collections: [albums, ownedAlbums, galleryPins, albumComments, albumViews, tileGridSettings, tagSuggestions],
  catalog: [albums],
  counters: [soldCounter, viewsCounter],
  contentKinds: { album: albumContent, sedcards: sedcardsContent },
  hideable: { album: hideableAlbum },
  ports: {
    albums: (platform, caller) => new BackendAlbumGateway(platform, caller),
    gallery: (platform, caller) => new BackendGalleryGateway(platform, caller),
    tileGrid: (platform, caller) => new BackendTileGridGateway(platform, caller),
  },
})

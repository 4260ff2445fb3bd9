import { BackendLibrary } from './backend-library'
import { BackendRelations } from './backend-relations'
import { archivedContent, guestRelations, librarySettings, watchedVideos } from './library-records'
import { playlists } from './playlist-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The content that a guest owns, has saved, archived, watched and put into playlists. */
export const libraryFeature = backendFeature({
  collections: [guestRelations, archivedContent, watchedVideos, librarySettings, playlists],
  ports: {
    library: (platform, caller) => new BackendLibrary(platform, caller),
    relations: (platform, caller) => new BackendRelations(platform, caller),
  },
})

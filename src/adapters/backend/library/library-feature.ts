import { BackendLibrary } from './backend-library'
import { BackendRelations } from './backend-relations'
import { archivedContent, guestRelations, librarySettings, watchedVideos } from './library-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What a guest owns, has saved, archived and watched. */
export const libraryFeature = backendFeature({
  collections: [guestRelations, archivedContent, watchedVideos, librarySettings],
  catalog: [],
  counters: [],
  ports: {
    library: (platform, caller) => new BackendLibrary(platform, caller),
    relations: (platform, caller) => new BackendRelations(platform, caller),
  },
})

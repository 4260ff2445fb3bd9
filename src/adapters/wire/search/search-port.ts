import {
  actorsSearch,
  asmrSearch,
  blogSearch,
  galleriesSearch,
  globalSearch,
  mediathekSearch,
  modelsSearch,
  photosSearch,
  searchResultCall,
  searchSuggestions,
  storeSearchPattern,
  tvSearch,
  videosSearch,
} from './search-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SearchGateway } from '@/application/search/search-gateway'

const bound = bindingOf<SearchGateway>()

/** The search on the wire. Pictures and pages of a result are of the origin that shows it. */
export const searchPort: PortBinding<SearchGateway> = {
  search: bound('search', searchResultCall, { fields: ['language', 'searchPattern'], answer: 'result' }),
  global: bound('global', globalSearch, { fields: ['pattern'] }),
  actors: bound('actors', actorsSearch),
  models: bound('models', modelsSearch),
  videos: bound('videos', videosSearch),
  asmr: bound('asmr', asmrSearch),
  photos: bound('photos', photosSearch),
  galleries: bound('galleries', galleriesSearch),
  tv: bound('tv', tvSearch),
  mediathek: bound('mediathek', mediathekSearch),
  blog: bound('blog', blogSearch),
  suggestions: bound('suggestions', searchSuggestions, { fields: ['pattern'] }),
  storePattern: bound('storePattern', storeSearchPattern, { fields: ['pattern'] }),
}

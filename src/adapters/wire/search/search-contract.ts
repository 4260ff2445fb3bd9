import { searchPort } from './search-port'
import {
  actorsSearch,
  asmrSearch,
  blogSearch,
  foundAlbumPage,
  foundEpisodePage,
  foundModelPage,
  foundPostPage,
  foundSeriesPage,
  foundVideoPage,
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
import { foundActor, foundItem, foundPart, globalResult, searchResult } from './search-result'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const image = { imageUrl: 'From the root of the site.', imageAspect: 'Height divided by width.' }

/** How a pattern finds something: true of every operation here. */
const RULES =
  'A pattern is cut to 60 characters. Case, accents and punctuation do not count; a word finds what contains it; typing errors are forgiven where nothing is found otherwise. No answer has what the guest may not see.'

/** The search of everything. */
export const searchContract: FeatureContract = {
  feature: 'search',
  about:
    'The search of everything: models, videos, albums, TV and the magazine, by words of the language of the guest.',
  ports: { search: searchPort },
  schemas: [
    {
      name: 'FoundActor',
      schema: foundActor,
      about: 'A model who was found.',
      fields: { ...image, link: 'The page of the model, in the language of the search.' },
    },
    { name: 'FoundItem', schema: foundItem, about: 'Anything else that was found.', fields: image },
    {
      name: 'FoundPart',
      schema: foundPart,
      about: 'What was found of one kind.',
      fields: {
        count: 'Of all that were found, as the page of them has it; 300: there may be more.',
        link: 'The page that shows them all.',
      },
    },
    { name: 'GlobalResult', schema: globalResult, about: 'The first of each kind.' },
    {
      name: 'SearchResult',
      schema: searchResult,
      about: 'What a guest is shown while they type.',
      fields: {
        searchPattern:
          'The pattern that this is the result of: a result of another pattern than the last one is ignored.',
        proposals: 'What the guest may want to search for next.',
      },
    },
    ...[
      { name: 'FoundModelPage', schema: foundModelPage },
      { name: 'FoundVideoPage', schema: foundVideoPage },
      { name: 'FoundAlbumPage', schema: foundAlbumPage },
      { name: 'FoundSeriesPage', schema: foundSeriesPage },
      { name: 'FoundEpisodePage', schema: foundEpisodePage },
      { name: 'FoundPostPage', schema: foundPostPage },
    ].map((page) => ({ ...page, about: 'A page of what was found, with the number of all that were.' })),
  ],
  operations: [
    {
      operation: searchResultCall,
      about: 'What is found for a pattern, in a language; null where the pattern has no letter and no digit.',
      rules: RULES,
    },
    { operation: globalSearch, about: 'The first of each kind, in the language of the session.', rules: RULES },
    { operation: actorsSearch, about: 'Models by name, three words and category; 30 a page.', rules: RULES },
    { operation: modelsSearch, about: 'Models by what their profiles contain as well; 30 a page.', rules: RULES },
    { operation: videosSearch, about: 'Videos by title and tags; 30 a page.', rules: RULES },
    { operation: asmrSearch, about: 'Videos to listen to; 3 a page.', rules: RULES },
    { operation: photosSearch, about: 'Albums that cost nothing; 14 a page.', rules: RULES },
    { operation: galleriesSearch, about: 'Albums that are sold; 14 a page.', rules: RULES },
    { operation: tvSearch, about: 'Formats on TV; 30 a page.', rules: RULES },
    { operation: mediathekSearch, about: 'Episodes in the mediathek; 30 a page.', rules: RULES },
    { operation: blogSearch, about: 'Posts of the magazine; 15 a page.', rules: RULES },
    {
      operation: searchSuggestions,
      about: 'What the guest may want to search for: what several guests searched for, then names and titles.',
    },
    {
      operation: storeSearchPattern,
      about: 'Counts a pattern that the guest searched for, and answers whether it is stored.',
      rules:
        'A guest counts once for a pattern. Fewer than three characters, or a pattern that finds nothing, are not stored; others see a pattern from the third guest on.',
    },
  ],
}

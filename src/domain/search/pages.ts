import { at, pages } from '@/domain/navigation/page-descriptor'

/** The results of a search. */
export const searchPages = {
  ...pages(
    { section: 'videos', isIndexed: false },
    {
      videoSearch: at('search/videos/{searchPattern}', 'suche/videos/{searchPattern}', 'buscar/videos/{searchPattern}'),
    },
  ),
  ...pages(
    { section: 'live', isIndexed: false },
    {
      search: at(
        'search/{searchCategory}/{searchPattern}',
        'suche/{searchCategory}/{searchPattern}',
        'buscar/{searchCategory}/{searchPattern}',
      ),
    },
  ),
}

import { ROUTES, type RouteName } from './routes'

/** A part of the product that the navigation leads to. */
export type Section =
  | 'live'
  | 'newFaces'
  | 'videos'
  | 'albums'
  | 'shows'
  | 'blog'
  | 'feed'
  | 'tv'
  | 'playlists'
  | 'messenger'
  | 'account'

/** How the addresses of a section begin, in English; the first that fits decides. */
const BEGINNINGS: readonly (readonly [string, Section])[] = [
  ['amateur/{actorName}/pictures', 'albums'],
  ['albums', 'albums'],
  ['search/videos', 'videos'],
  ['videos', 'videos'],
  ['messenger', 'messenger'],
  ['member/', 'account'],
  ['new-girls', 'newFaces'],
  ['amateur', 'live'],
  ['cam-shows', 'shows'],
  ['blog', 'blog'],
  ['feed', 'feed'],
  ['tv', 'tv'],
  ['cam', 'live'],
  ['top-cams', 'live'],
  ['free-chat', 'live'],
  ['categories', 'live'],
  ['search', 'live'],
]

/**
 * The section of a page, so that the navigation shows where a guest is on every page of it and not only on its first. The start
 * page is live: who is live now is what it shows. Playlists are a tab of the library, and a section of their own. `null` for pages outside of
 * all sections, as the terms.
 */
export function sectionOf(route: RouteName | null, tab?: string | null): Section | null {
  if (route === null) return null
  if (route === 'memberMediathek' && tab === 'playlists') return tab
  if (route === 'start') return 'live'
  return BEGINNINGS.find(([beginning]) => ROUTES[route].en.startsWith(beginning))?.[1] ?? null
}

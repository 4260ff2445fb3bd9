import type { Section } from './page-descriptor'
import { ROUTES, type RouteName } from './routes'

/**
 * The section of a page, so that the navigation shows where a guest is on every page of it and not only on its first. Playlists are a tab of
 * the library, and a section of their own. `null` for pages outside of all sections, as the terms.
 */
export function sectionOf(route: RouteName | null, tab?: string | null): Section | null {
  if (route === null) return null
  return route === 'memberMediathek' && tab === 'playlists' ? tab : (ROUTES[route].section ?? null)
}

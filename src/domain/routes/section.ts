import type { Section } from '@/domain/navigation/page-descriptor'
import { ROUTES, type RouteName } from './routes'

/**
 * Returns the section of a page, so that the navigation marks it on all of its pages and not only
 * on its first. Playlists are a tab of the library but a section of their own. `null` for pages
 * outside of all sections, such as the terms.
 */
export function sectionOf(route: RouteName | null, tab?: string | null): Section | null {
  if (route === null) return null
  return route === 'memberMediathek' && tab === 'playlists' ? tab : (ROUTES[route].section ?? null)
}

import { plannedPages } from '@/domain/navigation/planned-pages'
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes'

const isListed = (route: RouteName): boolean => {
  const { isPersonal, isListed: isNamed, isIndexed } = ROUTES[route]
  return isPersonal !== true && isNamed !== false && isIndexed !== false && !Object.hasOwn(plannedPages, route)
}

/**
 * The pages in the site map: all that look the same to everybody, unless their declaration excludes
 * them.
 */
export const LISTED_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter(isListed)

import { plannedPages } from './planned-pages'
import { ROUTE_NAMES, ROUTES, type RouteName } from './routes'

const isListed = (route: RouteName): boolean => {
  const { isPersonal, isListed: isNamed, isIndexed } = ROUTES[route]
  return isPersonal !== true && isNamed !== false && isIndexed !== false && !Object.hasOwn(plannedPages, route)
}

/** The pages that a site map lists: each that shows everybody the same, unless it is declared to be left out. */
export const LISTED_ROUTES: readonly RouteName[] = ROUTE_NAMES.filter(isListed)

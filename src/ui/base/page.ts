import { useLocation } from 'react-router'
import { match, type Match } from '@/domain/routes/match'
import type { ParamsOf } from '@/domain/routes/params'
import type { RouteName } from '@/domain/routes/routes'

/** Returns the match of the browser's address. */
export function useMatch(): Match {
  const { pathname, search, hash } = useLocation()
  return match(`${pathname}${search}${hash}`)
}

/** Returns the parameters of the page shown; a screen reads only those of its own routes. */
export function useParamsOf<R extends RouteName>(...routes: readonly R[]): ParamsOf<R> {
  const found = useMatch()
  if (found.kind !== 'route' || !routes.some((route) => route === found.route)) {
    throw new Error(`This screen does not belong to the address shown`)
  }
  return found.params as ParamsOf<R>
}

/** The query of the page that is shown. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(useLocation().search)
}

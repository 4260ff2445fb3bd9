import { useLocation, useNavigate } from 'react-router'
import { readCamQuery, writeCamQuery, type CamQuery } from './cam-query'

/** Narrows the list by going to its address, without scrolling away from what was pressed (NAV-092). */
export function useCamNavigation(): {
  readonly query: CamQuery
  readonly change: (change: Partial<CamQuery>) => void
  readonly clear: () => void
} {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = readCamQuery(new URLSearchParams(search))
  const go = (to: Readonly<Record<string, string>>) =>
    void navigate(`${pathname}?${new URLSearchParams({ ...to, noscroll: '1' }).toString()}`)
  return {
    query,
    change: (change) => go(writeCamQuery({ ...query, ...change })),
    clear: () => void navigate(`${pathname}?noscroll=1`),
  }
}

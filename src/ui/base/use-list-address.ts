import { useLocation, useNavigate } from 'react-router'
import { useService } from './container'
import { Page } from './page-service'

/** How a list's query stands in its address. */
export interface AddressForm<Q> {
  readonly read: (query: URLSearchParams) => Q
  readonly write: (query: Q) => Readonly<Record<string, string>>
}

/** Narrows a list by going to its address, without scrolling away from what was pressed (NAV-092). */
export function useListAddress<Q>({ read, write }: AddressForm<Q>): {
  /** As the page shown says it. */
  readonly query: Q
  /** Goes where the query is another; handed the query as it is by now. */
  readonly change: (next: (query: Q) => Q) => void
} {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = useService(Page)
  const change = (next: (query: Q) => Q) => {
    // What is drawn can be older than the address: of two quick presses the second would take back the first.
    const here = new URL(page.address(), page.origin())
    if (here.pathname !== pathname) return
    const to = new URLSearchParams({ ...write(next(read(here.searchParams))), noscroll: '1' })
    void navigate(`${pathname}?${to.toString().replaceAll('%2C', ',')}`)
  }
  return { query: read(new URLSearchParams(search)), change }
}

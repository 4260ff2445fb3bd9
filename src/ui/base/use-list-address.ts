import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useService } from './container'
import { Page } from './page-service'
import { STILL } from './still'

/** Reads and writes a list's query in its address. */
export interface AddressForm<Q> {
  readonly read: (query: URLSearchParams) => Q
  readonly write: (query: Q) => Readonly<Record<string, string>>
  /** The query without the guest's filters. */
  readonly cleared: (query: Q) => Q
}

/** The query of a list's address, and navigation to changed ones. */
export interface ListAddress<Q> {
  /** The query in the address of the page shown. */
  readonly query: Q
  /** Goes to the address with changed parts of the query; `next` gets the current query. */
  readonly change: (next: (query: Q) => Partial<Q>) => void
  readonly clear: () => void
}

/** Filters a list by going to its address, without scrolling away from the press (NAV-092). */
export function useListAddress<Q>({ read, write, cleared }: AddressForm<Q>): ListAddress<Q> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const page = useService(Page)
  const change = (next: (query: Q) => Partial<Q>) => {
    // The rendered query can be older than the address: of two quick presses the second would undo
    // the first.
    const here = new URL(page.address(), page.origin())
    if (here.pathname !== pathname) return
    const now = read(here.searchParams)
    const to = new URLSearchParams(write({ ...now, ...next(now) })).toString().replaceAll('%2C', ',')
    void navigate(to === '' ? pathname : `${pathname}?${to}`, { state: STILL })
  }
  const query = useMemo(() => read(new URLSearchParams(search)), [read, search])
  return { query, change, clear: () => change(cleared) }
}

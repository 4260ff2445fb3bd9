import { SHOW_FILTERS, type ShowFilter } from '@/domain/shows/show-filter'
import { SHOW_ORDERS, type ShowOrder } from '@/domain/shows/show'
import type { AddressForm } from '@/ui/base/use-list-address'

/** Filters and order of the list of shows, from its address. */
export interface ShowListQuery {
  readonly filters: readonly ShowFilter[]
  readonly order: ShowOrder
}

const [OWN_ORDER] = SHOW_ORDERS

/** Invalid parts are left out, so that no address breaks the list. */
export const showAddress: AddressForm<ShowListQuery> = {
  read: (query) => {
    const filters = (query.get('filter') ?? '').split(',')
    return {
      filters: SHOW_FILTERS.filter((filter) => filters.includes(filter)),
      order: SHOW_ORDERS.find((order) => order === query.get('sort')) ?? OWN_ORDER,
    }
  },
  write: ({ filters, order }) => ({
    ...(filters.length === 0 ? {} : { filter: filters.join(',') }),
    ...(order === OWN_ORDER ? {} : { sort: order }),
  }),
  cleared: (query) => ({ ...query, filters: [] }),
}

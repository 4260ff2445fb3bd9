import type { FeedQuery } from '@/application/feed/feed-gateway'
import { TYPE_GROUPS, type TypeGroup } from '@/domain/feed/feed-lists'
import type { AddressForm } from '@/ui/base/use-list-address'

/** Filter values of a feed: all posts, or those connected with the guest. */
export const FEED_SHOWN = ['all', 'follows', 'liked', 'commented', 'bought'] as const

export type FeedShown = (typeof FEED_SHOWN)[number]

/** The filters of a feed, from its address. */
export interface FeedListQuery {
  readonly shown: FeedShown
  /** `null`: posts of every kind. */
  readonly group: TypeGroup | null
}

export const WHOLE_FEED: FeedListQuery = { shown: 'all', group: null }

/** The query in the address of the feed; invalid parts are left out. */
export const feedAddress: AddressForm<FeedListQuery> = {
  read: (query) => ({
    shown: FEED_SHOWN.find((shown) => shown === query.get('show')) ?? 'all',
    group: TYPE_GROUPS.find((group) => group === query.get('type')) ?? null,
  }),
  write: ({ shown, group }) => ({
    ...(shown === 'all' ? {} : { show: shown }),
    ...(group === null ? {} : { type: group }),
  }),
  cleared: () => WHOLE_FEED,
}

/** The query for the gateway. */
export const feedFilterOf = ({ shown, group }: FeedListQuery): Partial<FeedQuery> => ({
  ...(shown === 'all' ? {} : { [shown]: true }),
  ...(group === null ? {} : { typeGroups: [group] }),
})

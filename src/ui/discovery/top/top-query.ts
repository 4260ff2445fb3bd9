import type { TopListSlug } from '@/domain/navigation/params'
import type { TopList } from '@/domain/actors/ranking'
import type { AddressForm } from '@/ui/base/use-list-address'

/** What the address filters a ranking by. */
export interface TopQuery {
  readonly onlyOnline: boolean
}

/** The filter in the address of a ranking. */
export const topAddress: AddressForm<TopQuery> = {
  read: (query) => ({ onlyOnline: query.get('online') === '1' }),
  write: ({ onlyOnline }) => (onlyOnline ? { online: '1' } : {}),
  cleared: () => ({ onlyOnline: false }),
}

/** Which list of the page is shown: a ranking, or the collection of a actor, by the name in the address. */
export type ShownList =
  | { readonly kind: 'ranking'; readonly type: TopList }
  | { readonly kind: 'collection'; readonly actorName: string }

const types = {
  favorites: 'favorites',
  'best-chats': 'bestChats',
  'video-call': 'videocall',
} as const satisfies Record<TopListSlug, TopList>

/** The ranking of an address. */
export const topListOf = (slug: TopListSlug): TopList => types[slug]

/** The address of a ranking; `null` for the overall one, which has the page's own. */
export const slugOf = (list: TopList): TopListSlug | null => {
  const found = Object.entries(types).find(([, type]) => type === list)
  return found === undefined ? null : (found[0] as TopListSlug)
}

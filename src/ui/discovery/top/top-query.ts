import { TOP_LISTS, type TopList } from '@/domain/actors/ranking'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The filters of a ranking in the address. */
export interface TopQuery {
  readonly onlyOnline: boolean
}

/** The filter in the address of a ranking. */
export const topAddress: AddressForm<TopQuery> = {
  read: (query) => ({ onlyOnline: query.get('online') === '1' }),
  write: ({ onlyOnline }) => (onlyOnline ? { online: '1' } : {}),
  cleared: () => ({ onlyOnline: false }),
}

/** The list of the page: a ranking, or the collection of an actor, by the name in the address. */
export type ShownList =
  | { readonly kind: 'ranking'; readonly type: TopList }
  | { readonly kind: 'collection'; readonly actorName: string }

/** The address of the clash of cams; no actor has this name. */
export const CLASH_LIST = 'clash-of-cams'

/** Names of rankings in addresses; the overall one has the page's own address. */
const slugs: Readonly<Partial<Record<TopList, string>>> = {
  favorites: 'favorites',
  bestChats: 'best-chats',
  videocall: 'video-call',
}

/** The ranking of an address; `null`: none has this name, which may be an actor's. */
export const topListOf = (slug: string): TopList | null => TOP_LISTS.find((list) => slugs[list] === slug) ?? null

/** The address of a ranking; `null` for the overall one. */
export const slugOf = (list: TopList): string | null => slugs[list] ?? null

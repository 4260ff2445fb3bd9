import type { Match } from '@/domain/routes/match'
import { VIDEO_ORDERS } from '@/domain/media/video-lists'
import type { AddressForm } from '@/ui/base/use-list-address'

/** The videos of a tab: all of the actor, the classics, or those of one tag. */
export type VideoChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'classic' }
  | { readonly kind: 'tag'; readonly tag: string }

/** Returns the videos that an address names; `null`: no tab of videos. */
export function choiceOf(page: Match): VideoChoice | null {
  if (page.kind !== 'route') return null
  if (page.route === 'actorVideos') return { kind: 'all' }
  if (page.route === 'actorClassicVideos') return { kind: 'classic' }
  return page.route === 'actorVideosByTag' ? { kind: 'tag', tag: page.params.tagGroup } : null
}

/** An order that a guest can choose (ACT-054). */
export type ProfileVideoOrder = (typeof VIDEO_ORDERS)[number]

/** The order of a profile's videos, from the address. */
export interface ProfileVideosQuery {
  readonly sort: ProfileVideoOrder
}

const OWN: ProfileVideoOrder = 'newest'

/** The order in the address of a profile; its own leaves no trace. */
export const profileVideosAddress: AddressForm<ProfileVideosQuery> = {
  read: (query) => ({ sort: VIDEO_ORDERS.find((order) => order === query.get('sort')) ?? OWN }),
  write: ({ sort }) => (sort === OWN ? {} : { sort }),
  cleared: () => ({ sort: OWN }),
}

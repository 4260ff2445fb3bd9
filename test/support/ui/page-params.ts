import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import type { RouteName } from '@/domain/routes/routes'

/** What addresses of the sample world need beyond their names; more than one needs does no harm. */
export const pageParams = {
  actorName: 'mira solène',
  categorySlug: 'music',
  // A conversation has no address before it has begun.
  channelId: '1',
  videoId: '1',
  albumId: '1',
  contestId: 'candlelight',
  tagGroup: 'night-talk',
  blogCategory: 'interviews',
  postSlug: 'the-magazine-is-here',
  year: '2026',
  topList: 'favorites',
  series: 'fireside',
  mediathekKey: 'all',
  formatKey: 'late-night',
  searchCategory: 'actors',
  searchPattern: 'rain',
}

/** What another page has under the same name. */
export const ownParams: Readonly<Partial<Record<RouteName, object>>> = {
  actorVideo: { actorName: 'pia winter' },
  tvPost: { postSlug: 'one-take-only' },
  tvVideo: { videoId: 'tv-fireside-1', hashId: 'eae35bd7' },
}

/** An address of a page in the sample world; `params`: what another one has. */
export const exampleAddress = (route: RouteName, language: Language, params: object = {}): string =>
  path(route as 'tvVideo', { ...pageParams, ...ownParams[route], ...params } as never, language)

// What the gallery shows: every page with a screen, and beside them what a guest makes of some.
import type { Page } from 'playwright'
import { exampleAddress } from '#test/support/ui/page-params'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import type { Language } from '@/domain/navigation/language'
import { ROUTES, type RouteName } from '@/domain/routes/routes'
import { screens } from '@/ui/app/screens'
import {
  leaveVideo,
  makePlaylists,
  openCaptions,
  openPlaylist,
  playPlaylist,
  scrollToBanner,
  spinTheWheel,
  typeInSearch,
  writeAndRead,
} from './prepare'

/** A picture of the gallery, in a file of this name. */
export interface Shot {
  readonly name: string
  readonly address: (language: Language) => string
  readonly asMember: boolean
  /** What a guest does before the picture. */
  readonly prepare?: (page: Page) => Promise<void>
  /** A chat in this mode runs. */
  readonly mode?: ChatMode
  /** The shot before it that has made what this one shows: taken as well where only this one is wanted. */
  readonly after?: string
}

/** Pages whose pictures have another name than they. */
const NAMES: Readonly<Partial<Record<RouteName, string>>> = {
  actor: 'profile',
  actorAboutMe: 'profile-about',
  actorVideos: 'profile-videos',
  actorLiveShow: 'profile-live',
  actorTopCams: 'profile-top',
  actorAlbum: 'album',
  actorChat: 'room-door',
  topCamsOf: 'top-favorites',
  newVideos: 'videos-new',
  videoSearch: 'search-videos',
  search: 'search-actors',
  blogCategory: 'blog-interviews',
  blogPost: 'blog-story',
  memberProfile: 'profile-own',
  memberPurchases: 'purchases',
  memberMediathek: 'library',
  memberPhotos: 'library-photos',
  memberSpinwheel: 'spinwheel',
  memberFavoriteCams: 'favorites',
  memberNotifications: 'notifications',
  memberSettings: 'settings',
  messenger: 'messenger-visitor',
  termsOfService: 'terms',
  tvLivestream: 'tv',
  tvPremiumLivestream: 'tv-premium',
  tvSeriesList: 'tv-series',
  tvSeries: 'tv-one-series',
  tvMediathekVideos: 'tv-videos',
}

/** Leads to `actorAlbum`; has no address before a conversation has begun, which `messenger` shows. */
const LEFT_OUT: ReadonlySet<RouteName> = new Set<RouteName>(['album', 'messengerChannel'])

/** Public pages that have more for members, and what of the messenger a visitor sees. */
const OTHER_GUESTS: ReadonlySet<RouteName> = new Set<RouteName>([
  'actor',
  'actorAlbum',
  'camShows',
  'contact',
  'messenger',
  'topCamsOf',
  'tvPremiumLivestream',
  'video',
])

/** What is searched for, in the words of each language. */
const SEARCHED: Readonly<Partial<Record<RouteName, Readonly<Record<Language, string>>>>> = {
  videoSearch: { de: 'regen', en: 'rain', es: 'lluvia' },
  search: { de: 'musik', en: 'music', es: 'musica' },
}

const kebab = (route: string): string => route.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)

const plain = (route: RouteName): Shot => ({
  name: NAMES[route] ?? kebab(route),
  address: (language) => exampleAddress(route, language, { searchPattern: SEARCHED[route]?.[language] ?? '' }),
  asMember: OTHER_GUESTS.has(route) !== (ROUTES[route].isPersonal === true),
})

type More = Pick<Shot, 'prepare' | 'mode' | 'after'> & {
  readonly asMember?: true
  readonly params?: object
  readonly tab?: string
}

/** A page once more, after something was done or with something else. */
const further = (name: string, route: RouteName, { asMember, params, tab, ...rest }: More): Shot => ({
  name,
  address: (language) => exampleAddress(route, language, params) + (tab === undefined ? '' : `?tab=${tab}`),
  asMember: asMember === true,
  ...rest,
})

/** In their order: a guest has done what the ones before show. */
export const shots: readonly Shot[] = [
  ...(Object.keys(screens) as RouteName[]).filter((route) => !LEFT_OUT.has(route)).map(plain),
  further('start-banner', 'start', { prepare: scrollToBanner }),
  further('start-member', 'start', { asMember: true }),
  further('cams-banner', 'category', { prepare: scrollToBanner }),
  {
    ...plain('cams'),
    name: 'cams-narrowed',
    address: (of) => `${exampleAddress('cams', of)}?language=es&mode=preview`,
  },
  further('clash', 'topCamsOf', { asMember: true, params: { topList: 'clash-of-cams' } }),
  ...chatModes.map((mode) => further(`room-${mode}`, 'cams', { asMember: true, mode })),
  further('videos-banner', 'videos', { prepare: scrollToBanner }),
  further('video-captions', 'video', { params: { videoId: '2' }, prepare: openCaptions }),
  further('mini-player', 'video', { params: { videoId: '2' }, prepare: leaveVideo }),
  further('playlist-sheet', 'video', { asMember: true, params: { videoId: '4' }, prepare: makePlaylists }),
  ...(
    [
      ['playlists', {}],
      ['playlist', { prepare: openPlaylist }],
      ['playlist-plays', { prepare: playPlaylist }],
    ] as const
  ).map(([name, more]) =>
    further(name, 'memberMediathek', { asMember: true, tab: 'playlists', after: 'playlist-sheet', ...more }),
  ),
  further('search-none', 'search', { params: { searchCategory: 'blog', searchPattern: 'mira' } }),
  further('search-overlay', 'cams', { prepare: (page) => typeInSearch(page, 'mar') }),
  further('search-overlay-none', 'cams', { prepare: (page) => typeInSearch(page, 'zzyzx') }),
  further('feed-member', 'feed', { asMember: true }),
  further('messenger', 'actor', { asMember: true, prepare: writeAndRead }),
  further('library-history', 'memberMediathek', { asMember: true, tab: 'history' }),
  further('spinwheel-won', 'memberSpinwheel', { asMember: true, prepare: spinTheWheel }),
  further('library-spinwheel', 'memberMediathek', { asMember: true, tab: 'spinwheel' }),
  { name: 'not-found', address: (language) => `/${language}/nowhere/`, asMember: false },
]

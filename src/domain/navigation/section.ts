import type { RouteName } from './routes'

/** A part of the product that the navigation leads to. */
export type Section = 'live' | 'newFaces' | 'videos' | 'albums' | 'messenger' | 'account'

const PAGES: Readonly<Record<Section, readonly RouteName[]>> = {
  live: [
    'start',
    'cams',
    'freeChat',
    'camShows',
    'category',
    'search',
    'actor',
    'actorAboutMe',
    'actorVideos',
    'actorVideosByTag',
    'actorClassicVideos',
    'actorLiveShow',
    'actorTopCams',
    'actorChat',
  ],
  newFaces: ['newFaces'],
  videos: [
    'videos',
    'video',
    'videoSearch',
    'allVideos',
    'freeClips',
    'videoTrends',
    'videosOnSale',
    'newVideos',
    'vipVideos',
    'videoStars',
  ],
  albums: ['albums', 'album', 'actorPictures', 'actorAlbum'],
  messenger: ['messenger', 'messengerChannel'],
  account: [
    'memberProfile',
    'memberMediathek',
    'memberPhotos',
    'memberSpinwheel',
    'memberBenefits',
    'memberFavoriteCams',
    'memberPurchases',
    'memberSettings',
  ],
}

const sections = new Map(
  Object.entries(PAGES).flatMap(([section, routes]) => routes.map((route) => [route, section as Section] as const)),
)

/**
 * The section of a page, so that the navigation shows where a guest is on every page of it and not only on its first. The start
 * page is live: who is live now is what it shows. `null` for pages outside of all sections, as the terms.
 */
export const sectionOf = (route: RouteName | null): Section | null =>
  route === null ? null : (sections.get(route) ?? null)

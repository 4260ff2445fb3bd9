import type { RouteName } from '@/domain/navigation/routes'

/**
 * The pages that the server renders, each with the file of its screen, whose styles and scripts the page links: what
 * every visitor may see without an account.
 */
export const publicPages: Readonly<Partial<Record<RouteName, string>>> = {
  start: 'src/ui/home/start-screen.tsx',
  cams: 'src/ui/actors/cams/cams-screen.tsx',
  newFaces: 'src/ui/actors/cams/cams-screen.tsx',
  freeChat: 'src/ui/actors/cams/cams-screen.tsx',
  category: 'src/ui/actors/cams/cams-screen.tsx',
  actor: 'src/ui/actors/profile/profile-screen.tsx',
  actorAboutMe: 'src/ui/actors/profile/profile-screen.tsx',
  actorVideos: 'src/ui/actors/profile/profile-screen.tsx',
  actorVideosByTag: 'src/ui/actors/profile/profile-screen.tsx',
  actorClassicVideos: 'src/ui/actors/profile/profile-screen.tsx',
  actorTopCams: 'src/ui/actors/profile/profile-screen.tsx',
  actorLiveShow: 'src/ui/actors/profile/profile-screen.tsx',
  actorPictures: 'src/ui/albums/list/albums-screen.tsx',
  videoSearch: 'src/ui/search/page/search-screen.tsx',
  search: 'src/ui/search/page/search-screen.tsx',
  topCams: 'src/ui/discovery/top/top-cams-screen.tsx',
  topCamsOf: 'src/ui/discovery/top/top-cams-screen.tsx',
  videos: 'src/ui/media/list/videos-screen.tsx',
  allVideos: 'src/ui/media/list/videos-screen.tsx',
  freeClips: 'src/ui/media/list/videos-screen.tsx',
  videoTrends: 'src/ui/media/list/videos-screen.tsx',
  videosOnSale: 'src/ui/media/list/videos-screen.tsx',
  newVideos: 'src/ui/media/list/videos-screen.tsx',
  vipVideos: 'src/ui/media/list/videos-screen.tsx',
  videoStars: 'src/ui/discovery/stars/video-stars-screen.tsx',
  video: 'src/ui/media/page/video-screen.tsx',
  feed: 'src/ui/feed/list/feed-screen.tsx',
  albums: 'src/ui/albums/list/albums-screen.tsx',
  album: 'src/ui/albums/page/album-screen.tsx',
  actorAlbum: 'src/ui/albums/page/album-screen.tsx',
  blog: 'src/ui/blog/list/front-screen.tsx',
  blogCategory: 'src/ui/blog/list/category-screen.tsx',
  blogArchive: 'src/ui/blog/list/archive-screen.tsx',
  blogPost: 'src/ui/blog/post/post-screen.tsx',
  tvLivestream: 'src/ui/tv/live/tv-live-screen.tsx',
  tvPremiumLivestream: 'src/ui/tv/live/tv-live-screen.tsx',
  tvLateNight: 'src/ui/tv/late-night/late-night-screen.tsx',
  tvSeriesList: 'src/ui/tv/mediathek/series-list-screen.tsx',
  tvSeries: 'src/ui/tv/mediathek/series-screen.tsx',
  tvMediathekVideos: 'src/ui/tv/mediathek/videos-screen.tsx',
  tvVideo: 'src/ui/tv/video/tv-video-screen.tsx',
  tvFormat: 'src/ui/tv/format/tv-format-screen.tsx',
  tvPost: 'src/ui/tv/format/tv-post-screen.tsx',
  help: 'src/ui/support/help-screen.tsx',
  prices: 'src/ui/payments/prices/prices-screen.tsx',
  imprint: 'src/ui/support/imprint-screen.tsx',
  termsOfService: 'src/ui/legal/terms-screen.tsx',
  dataProtection: 'src/ui/legal/privacy-screen.tsx',
}

/** What an address that names no page shows. */
export const missingPage = 'src/ui/app/not-found-screen.tsx'

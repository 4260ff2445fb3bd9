import { describe, expect, it } from 'vitest'
import { asId } from '@/domain/ids'
import { type Match, match } from '@/domain/routes/match'
import { path } from '@/domain/routes/path'

const id = asId
const anna = { actorName: 'Anna' }

type Case = readonly [title: string, built: string, address: string]

const cases: readonly Case[] = [
  ['start, de', path('start', {}, 'de'), '/'],
  ['start, en', path('start', {}, 'en'), '/en/'],
  ['start, es', path('start', {}, 'es'), '/es/'],
  ['video search, en', path('videoSearch', { searchPattern: 'jazz' }, 'en'), '/en/search/videos/jazz/'],
  ['video search, de', path('videoSearch', { searchPattern: 'jazz' }, 'de'), '/de/suche/videos/jazz/'],
  ['video search, es', path('videoSearch', { searchPattern: 'jazz' }, 'es'), '/es/buscar/videos/jazz/'],
  ['new faces', path('newFaces', {}, 'en'), '/en/new-girls/'],
  ['profile', path('actor', anna, 'en'), '/en/amateur/anna/'],
  ['profile, about me', path('actorAboutMe', anna, 'en'), '/en/amateur/anna/about-me/'],
  ['profile, videos', path('actorVideos', anna, 'en'), '/en/amateur/anna/videos/'],
  [
    'profile, tag',
    path('actorVideosByTag', { ...anna, tagGroup: 'a/b c' }, 'en'),
    '/en/amateur/anna/videos/tag/a%2Fb%20c/',
  ],
  ['profile, classic videos', path('actorClassicVideos', anna, 'en'), '/en/amateur/anna/videos/classic/'],
  ['profile, one video', path('actorVideo', { ...anna, videoId: id('12') }, 'en'), '/en/amateur/anna/videos/12/'],
  ['profile, album, en', path('actorAlbum', { ...anna, albumId: id('7') }, 'en'), '/en/amateur/anna/pictures/7/'],
  ['profile, album, de', path('actorAlbum', { ...anna, albumId: id('7') }, 'de'), '/de/amateur/anna/fotos/7/'],
  ['profile, album, es', path('actorAlbum', { ...anna, albumId: id('7') }, 'es'), '/es/amateur/anna/fotos/7/'],
  ['profile, live show', path('actorLiveShow', anna, 'en'), '/en/amateur/anna/live-show/'],
  ['profile, live show, es', path('actorLiveShow', anna, 'es'), '/es/amateur/anna/show-en-vivo/'],
  ['profile, top cams', path('actorTopCams', anna, 'en'), '/en/amateur/anna/top-cams/'],
  ['free chat', path('freeChat', {}, 'en'), '/en/free-chat/'],
  ['cams', path('cams', {}, 'en'), '/en/cams/'],
  ['cam shows', path('camShows', {}, 'en'), '/en/cam-shows/'],
  ['category', path('category', { categorySlug: 'cosplay' }, 'en'), '/en/categories/cosplay/'],
  ['video list', path('videos', {}, 'en'), '/en/videos/'],
  ['all videos', path('allVideos', {}, 'en'), '/en/videos/all-videos/'],
  ['free clips', path('freeClips', {}, 'en'), '/en/videos/free-clips/'],
  ['video trends', path('videoTrends', {}, 'en'), '/en/videos/video-trends/'],
  ['videos on sale', path('videosOnSale', {}, 'en'), '/en/videos/on-sale/'],
  ['new videos', path('newVideos', {}, 'en'), '/en/videos/new-videos/'],
  ['VIP videos', path('vipVideos', {}, 'en'), '/en/videos/vip-videos/'],
  ['video stars', path('videoStars', {}, 'en'), '/en/videos/stars/'],
  ['messenger', path('messenger', {}, 'en'), '/en/messenger/'],
  ['TV livestream', path('tvLivestream', {}, 'en'), '/en/tv/livestream/'],
  ['premium TV livestream', path('tvPremiumLivestream', {}, 'en'), '/en/tv/premium/livestream/'],
  ['late night', path('tvLateNight', {}, 'en'), '/en/tv/late-night/'],
  ['mediathek series', path('tvSeries', { series: 'noir' }, 'en'), '/en/tv/mediathek/noir/'],
  ['mediathek videos by key', path('tvMediathekVideos', { mediathekKey: 'k1' }, 'en'), '/en/tv/mediathek/k1/videos/'],
  ['TV series list', path('tvSeriesList', {}, 'en'), '/en/tv/media/series/'],
  ['daily deals', path('dailyDeals', {}, 'en'), '/en/daily-deals/'],
  ['daily deals, previous day', path('dailyDealsPreviousDay', {}, 'en'), '/en/daily-deals/previous-day/'],
  ['daily deals, current day', path('dailyDealsCurrentDay', {}, 'en'), '/en/daily-deals/current-day/'],
  ['daily deals, next day', path('dailyDealsNextDay', {}, 'en'), '/en/daily-deals/next-day/'],
  ['contest list', path('contests', {}, 'en'), '/en/contests/'],
  ['contest', path('contest', { contestId: id('12') }, 'en'), '/en/contests/12/'],
  ['VIP club', path('vipClub', {}, 'en'), '/en/vipclub/'],
  ['feed', path('feed', {}, 'en'), '/en/feed/'],
  ['magazine easter', path('magazineEaster', {}, 'en'), '/en/magazine/easter/'],
  ['magazine wet and wild', path('magazineWetNWild', {}, 'en'), '/en/magazine/wetnwildgame/'],
  ['magazine advent calendar', path('magazineAdvent', {}, 'en'), '/en/magazine/advent-calendar/'],
  ['magazine goldrush', path('magazineGoldrush', {}, 'en'), '/en/magazine/goldrush/'],
  ['member profile', path('memberProfile', {}, 'en'), '/en/member/profile/'],
  ['member mediathek', path('memberMediathek', {}, 'en'), '/en/member/mediathek/'],
  ['member photos', path('memberPhotos', {}, 'en'), '/en/member/mediathek/photos/'],
  ['member spinwheel', path('memberSpinwheel', {}, 'en'), '/en/member/spinwheel/'],
  ['member benefits', path('memberBenefits', {}, 'en'), '/en/member/benefits/'],
  ['member favorite cams', path('memberFavoriteCams', {}, 'en'), '/en/member/favorite-cams/'],
  ['terms of service', path('termsOfService', {}, 'en'), '/en/legal/terms-of-service/'],
  ['data protection', path('dataProtection', {}, 'en'), '/en/legal/data-protection/'],
  ['video page', path('video', { videoId: id('v9') }, 'en'), '/en/videos/watch/v9/'],
  ['chat room', path('actorChat', anna, 'en'), '/en/amateur/anna/chat/'],
  ['blog archive, de', path('blogArchive', { year: '2026' }, 'de'), '/de/blog/archiv/2026/'],
  ['member settings, es', path('memberSettings', {}, 'es'), '/es/miembro/ajustes/'],
]

const rebuilt = (found: Match): string =>
  found.kind === 'route' ? path(found.route, found.params, found.language) : found.kind

describe('the route table', () => {
  it.each(cases)('%s has its address and is found by it', (_title, built, address) => {
    expect(built).toBe(address)
    expect(rebuilt(match(address))).toBe(address)
  })
})

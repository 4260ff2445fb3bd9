import { describe, expect, it } from 'vitest'
import { asId } from '@/domain/ids'
import { type Match, match } from '@/domain/navigation/match'
import { path } from '@/domain/navigation/path'

const id = asId
const anna = { actorName: 'Anna' }

type Case = readonly [title: string, built: string, address: string]

const cases: readonly Case[] = [
  ['[NAV-001] start, de', path('start', {}, 'de'), '/'],
  ['[NAV-002] start, en', path('start', {}, 'en'), '/en/'],
  ['[NAV-003] start, es', path('start', {}, 'es'), '/es/'],
  ['[NAV-007] video search, en', path('videoSearch', { searchPattern: 'jazz' }, 'en'), '/en/search/videos/jazz/'],
  ['[NAV-008] video search, de', path('videoSearch', { searchPattern: 'jazz' }, 'de'), '/de/suche/videos/jazz/'],
  ['[NAV-009] video search, es', path('videoSearch', { searchPattern: 'jazz' }, 'es'), '/es/buscar/videos/jazz/'],
  ['[NAV-010] new faces', path('newFaces', {}, 'en'), '/en/new-girls/'],
  ['[NAV-011] profile', path('actor', anna, 'en'), '/en/amateur/anna/'],
  ['[NAV-012] profile, about me', path('actorAboutMe', anna, 'en'), '/en/amateur/anna/about-me/'],
  ['[NAV-013] profile, videos', path('actorVideos', anna, 'en'), '/en/amateur/anna/videos/'],
  [
    '[NAV-014] profile, tag',
    path('actorVideosByTag', { ...anna, tagGroup: 'a/b c' }, 'en'),
    '/en/amateur/anna/videos/tag/a%2Fb%20c/',
  ],
  ['[NAV-015] profile, classic videos', path('actorClassicVideos', anna, 'en'), '/en/amateur/anna/videos/classic/'],
  [
    '[NAV-016] profile, album, en',
    path('actorAlbum', { ...anna, albumId: id('7') }, 'en'),
    '/en/amateur/anna/pictures/7/',
  ],
  [
    '[NAV-017] profile, album, de',
    path('actorAlbum', { ...anna, albumId: id('7') }, 'de'),
    '/de/amateur/anna/fotos/7/',
  ],
  [
    '[NAV-018] profile, album, es',
    path('actorAlbum', { ...anna, albumId: id('7') }, 'es'),
    '/es/amateur/anna/fotos/7/',
  ],
  ['[NAV-019] profile, live show', path('actorLiveShow', anna, 'en'), '/en/amateur/anna/live-show/'],
  ['[NAV-020] profile, live show, es', path('actorLiveShow', anna, 'es'), '/es/amateur/anna/show-en-vivo/'],
  ['[NAV-021] profile, top cams', path('actorTopCams', anna, 'en'), '/en/amateur/anna/top-cams/'],
  ['[NAV-022] free chat', path('freeChat', {}, 'en'), '/en/free-chat/'],
  ['[NAV-023] cams', path('cams', {}, 'en'), '/en/cams/'],
  ['[NAV-024] cam shows', path('camShows', {}, 'en'), '/en/cam-shows/'],
  ['[NAV-025] category', path('category', { categorySlug: 'cosplay' }, 'en'), '/en/categories/cosplay/'],
  ['[NAV-026] video list', path('videos', {}, 'en'), '/en/videos/'],
  ['[NAV-027] all videos', path('allVideos', {}, 'en'), '/en/videos/all-videos/'],
  ['[NAV-028] free clips', path('freeClips', {}, 'en'), '/en/videos/free-clips/'],
  ['[NAV-029] video trends', path('videoTrends', {}, 'en'), '/en/videos/video-trends/'],
  ['[NAV-030] videos on sale', path('videosOnSale', {}, 'en'), '/en/videos/on-sale/'],
  ['[NAV-031] new videos', path('newVideos', {}, 'en'), '/en/videos/new-videos/'],
  ['[NAV-032] VIP videos', path('vipVideos', {}, 'en'), '/en/videos/vip-videos/'],
  ['[NAV-033] video stars', path('videoStars', {}, 'en'), '/en/videos/stars/'],
  ['[NAV-034] messenger', path('messenger', {}, 'en'), '/en/messenger/'],
  ['[NAV-035] TV livestream', path('tvLivestream', {}, 'en'), '/en/tv/livestream/'],
  ['[NAV-036] premium TV livestream', path('tvPremiumLivestream', {}, 'en'), '/en/tv/premium/livestream/'],
  ['[NAV-037] late night', path('tvLateNight', {}, 'en'), '/en/tv/late-night/'],
  ['[NAV-038] mediathek series', path('tvSeries', { series: 'noir' }, 'en'), '/en/tv/mediathek/noir/'],
  [
    '[NAV-039] mediathek videos by key',
    path('tvMediathekVideos', { mediathekKey: 'k1' }, 'en'),
    '/en/tv/mediathek/k1/videos/',
  ],
  ['[NAV-040] TV series list', path('tvSeriesList', {}, 'en'), '/en/tv/media/series/'],
  ['[NAV-041] daily deals', path('dailyDeals', {}, 'en'), '/en/daily-deals/'],
  ['[NAV-042] daily deals, previous day', path('dailyDealsPreviousDay', {}, 'en'), '/en/daily-deals/previous-day/'],
  ['[NAV-042] daily deals, current day', path('dailyDealsCurrentDay', {}, 'en'), '/en/daily-deals/current-day/'],
  ['[NAV-042] daily deals, next day', path('dailyDealsNextDay', {}, 'en'), '/en/daily-deals/next-day/'],
  ['[NAV-043] contest list', path('contests', {}, 'en'), '/en/contests/'],
  ['[NAV-044] contest', path('contest', { contestId: id('12') }, 'en'), '/en/contests/12/'],
  ['[NAV-045] VIP club', path('vipClub', {}, 'en'), '/en/vipclub/'],
  ['[NAV-046] feed', path('feed', {}, 'en'), '/en/feed/'],
  ['[NAV-047] magazine easter', path('magazineEaster', {}, 'en'), '/en/magazine/easter/'],
  ['[NAV-048] magazine wet and wild', path('magazineWetNWild', {}, 'en'), '/en/magazine/wetnwildgame/'],
  ['[NAV-049] magazine advent calendar', path('magazineAdvent', {}, 'en'), '/en/magazine/advent-calendar/'],
  ['[NAV-050] magazine goldrush', path('magazineGoldrush', {}, 'en'), '/en/magazine/goldrush/'],
  ['[NAV-051] member profile', path('memberProfile', {}, 'en'), '/en/member/profile/'],
  ['[NAV-052] member mediathek', path('memberMediathek', {}, 'en'), '/en/member/mediathek/'],
  ['[NAV-053] member photos', path('memberPhotos', {}, 'en'), '/en/member/mediathek/photos/'],
  ['[NAV-054] member spinwheel', path('memberSpinwheel', {}, 'en'), '/en/member/spinwheel/'],
  ['[NAV-055] member benefits', path('memberBenefits', {}, 'en'), '/en/member/benefits/'],
  ['[NAV-056] member favorite cams', path('memberFavoriteCams', {}, 'en'), '/en/member/favorite-cams/'],
  ['[NAV-057] terms of service', path('termsOfService', {}, 'en'), '/en/legal/terms-of-service/'],
  ['[NAV-058] data protection', path('dataProtection', {}, 'en'), '/en/legal/data-protection/'],
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

import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of TV. */
export const tvPages = {
  ...pages(
    { section: 'tv' },
    {
      tvLivestream: at('tv/livestream'),
      tvPremiumLivestream: at('tv/premium/livestream'),
      tvLateNight: at('tv/late-night'),
      tvSeriesList: at('tv/media/series'),
    },
  ),
  // No list contains their addresses: the pages above link to them.
  ...pages(
    { section: 'tv', isListed: false },
    {
      tvSeries: at('tv/mediathek/{series}'),
      tvMediathekVideos: at('tv/mediathek/{mediathekKey}/videos'),
      tvFormat: at('tv/format/{formatKey}', 'tv/sendung/{formatKey}', 'tv/programa/{formatKey}'),
      tvPost: at('tv/post/{postSlug}', 'tv/beitrag/{postSlug}', 'tv/entrada/{postSlug}'),
      tvVideo: at('tv/video/{videoId}/{hashId}'),
    },
  ),
}

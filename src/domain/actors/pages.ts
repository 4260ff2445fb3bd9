import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages that list actors, and the actor's profile. */
export const actorPages = {
  ...pages(
    { section: 'live' },
    {
      cams: at('cams'),
      category: at('categories/{categorySlug}'),
      freeChat: at('free-chat'),
      topCams: at('top-cams'),
      actor: at('amateur/{actorName}'),
      actorSearch: at('search/performers', 'suche/performer', 'buscar/performers'),
    },
  ),
  ...pages(
    { section: 'newFaces' },
    {
      newFaces: at('new-girls'),
    },
  ),
  // Tabs of a profile and lists within one; the profile links to them.
  ...pages(
    { section: 'live', isListed: false },
    {
      actorAboutMe: at('amateur/{actorName}/about-me'),
      actorVideos: at('amateur/{actorName}/videos'),
      actorVideosByTag: at('amateur/{actorName}/videos/tag/{tagGroup}'),
      actorClassicVideos: at('amateur/{actorName}/videos/classic'),
      actorVideo: at('amateur/{actorName}/videos/{videoId}'),
      actorLiveShow: at(
        'amateur/{actorName}/live-show',
        'amateur/{actorName}/live-show',
        'amateur/{actorName}/show-en-vivo',
      ),
      actorTopCams: at('amateur/{actorName}/top-cams'),
    },
  ),
  // The same actors in other orders.
  ...pages(
    { section: 'live', isListed: false },
    {
      topCamsOf: at('top-cams/{topList}'),
    },
  ),
}

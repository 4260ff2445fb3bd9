import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of videos. */
export const mediaPages = pages(
  { section: 'videos' },
  {
    videos: at('videos'),
    video: at('videos/watch/{videoId}', 'videos/ansehen/{videoId}', 'videos/ver/{videoId}'),
    allVideos: at('videos/all-videos', 'videos/alle-videos', 'videos/todos-los-videos'),
    freeClips: at('videos/free-clips', 'videos/gratis-clips', 'videos/clips-gratis'),
    videoTrends: at('videos/video-trends', 'videos/video-trends', 'videos/tendencias'),
    videosOnSale: at('videos/on-sale', 'videos/angebote', 'videos/ofertas'),
    newVideos: at('videos/new-videos', 'videos/neue-videos', 'videos/videos-nuevos'),
    vipVideos: at('videos/vip-videos', 'videos/vip-videos', 'videos/videos-vip'),
    vipClub: at('vipclub'),
    videoStars: at('videos/stars', 'videos/stars', 'videos/estrellas'),
  },
)

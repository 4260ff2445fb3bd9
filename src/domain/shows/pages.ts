import { at, pages } from '@/domain/navigation/page-descriptor'

/** The page of shows. */
export const showPages = pages(
  { section: 'shows' },
  {
    camShows: at('cam-shows'),
  },
)

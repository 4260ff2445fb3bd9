import { at, pages } from '@/domain/navigation/page-descriptor'

/** The feed page. */
export const feedPages = pages(
  { section: 'feed' },
  {
    feed: at('feed'),
  },
)

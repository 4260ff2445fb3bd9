import { at, pages } from '@/domain/navigation/page-descriptor'

/** The page of the feed. */
export const feedPages = pages(
  { section: 'feed' },
  {
    feed: at('feed'),
  },
)

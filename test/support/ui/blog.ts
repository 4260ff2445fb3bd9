import type { BlogPost } from '@/domain/blog/post'

/** A post of the magazine; what a test is about is named. */
export const postWith = (change: Partial<BlogPost> = {}): BlogPost => ({
  slug: 'a-story',
  category: 'news',
  title: 'A story',
  teaser: 'What it is about.',
  picture: { family: 4_001, variant: 'l1' },
  publishedAt: Date.UTC(2026, 10, 20, 12),
  minutes: 2,
  author: 'Mara Lindqvist',
  ...change,
})

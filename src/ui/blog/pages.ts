import type { ScreenPages } from '@/ui/base/screen-page'

export const blogScreens = {
  blog: { load: () => import('./list/front-screen'), texts: ['blog'] },
  blogCategory: { load: () => import('./list/category-screen'), texts: ['blog'] },
  blogArchive: { load: () => import('./list/archive-screen'), texts: ['blog'] },
  blogPost: { load: () => import('./post/post-screen'), texts: ['blog'] },
} satisfies ScreenPages

import type { StartBlock } from '@/ui/base/start-page-block'

/** The newest posts. */
export const startBlock: StartBlock = {
  position: 30,
  height: 780,
  load: async () => (await import('./newest-posts-screen')).NewestPosts,
}

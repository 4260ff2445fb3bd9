import type { StartBlock } from '@/ui/base/start-page-block'

/** The newest stories of the magazine. */
export const startBlock: StartBlock = {
  position: 50,
  height: 460,
  load: async () => (await import('./home/latest-stories-screen')).LatestStories,
}

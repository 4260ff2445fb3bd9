import type { StartBlock } from '@/ui/base/start-page-block'

/** Popular, free and VIP30 videos. */
export const startBlock: StartBlock = {
  position: 20,
  height: 1430,
  load: async () => (await import('./home/video-blocks-screen')).VideoBlocks,
}

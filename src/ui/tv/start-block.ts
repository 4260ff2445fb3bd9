import type { StartBlock } from '@/ui/base/start-page-block'

/** The program of the TV channel, and the video station. */
export const startBlock: StartBlock = {
  position: 40,
  height: 900,
  load: async () => (await import('./blocks/tv-blocks-screen')).TvBlocks,
}

import type { StartBlock } from '@/ui/base/start-page-block'

/** The shows that run now and start next. */
export const startBlock: StartBlock = {
  position: 10,
  height: 700,
  load: async () => (await import('./next-shows-screen')).NextShows,
}

import type { StartBlock } from '@/ui/base/start-page-block'

/** The contests that are open for votes (NAV-068). */
export const startBlock: StartBlock = {
  position: 25,
  height: 520,
  load: async () => (await import('./home/open-contests-screen')).OpenContests,
}

import { videos } from './video-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Counts the sales of a video. */
export const soldCounter: Counter = {
  name: 'sold',
  async add(tx, videoId, by) {
    const video = await tx.get(videos, videoId)
    if (video !== undefined) await tx.put(videos, { ...video, sold: video.sold + by })
  },
}

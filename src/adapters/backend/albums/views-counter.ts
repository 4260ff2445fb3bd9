import { contentStats, noStats } from '@/adapters/backend/content/rating-records'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Counts the guests who have seen an album (MED-044). */
export const viewsCounter: Counter = {
  name: 'albumViews',
  async add(tx, subject, by) {
    const stats = (await tx.get(contentStats, subject)) ?? noStats(subject)
    await tx.put(contentStats, { ...stats, views: Math.max(0, stats.views + by) })
  },
}

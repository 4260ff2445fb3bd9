import { actors } from './actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { memoryKey } from '@/adapters/backend/kernel/process-memory'

const published = memoryKey('online count', (): { count: number | null } => ({ count: null }))

/**
 * Sends how many actors are online to all pages of this process when that has changed. Each process counts for itself: pages receive the
 * changes of the actors they watch only, and cannot count the others.
 */
export async function publishOnlineCount({ store, hub, memory }: PlatformContext): Promise<void> {
  const last = memory.of(published)
  const count = await store.count(actors, 'recommended', [0])
  if (last.count !== null && last.count !== count) hub.publishHere('everybody', { type: 'actorsOnline', count })
  last.count = count
}

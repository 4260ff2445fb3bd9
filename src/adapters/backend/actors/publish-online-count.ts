import { actors } from './actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { memoryKey } from '@/adapters/backend/kernel/process-memory'

const published = memoryKey('online count', (): { count: number | null; isRepeated: boolean } => ({
  count: null,
  isRepeated: true,
}))

/**
 * Sends the number of actors online to all pages of this process after it has changed. Each process
 * counts for itself: pages receive only the changes of the actors they watch, and cannot count the
 * others. A changed number is sent once more a moment later: the update of an actor may reach a
 * page after the number that includes it, and a page adds each of them.
 */
export async function publishOnlineCount({ store, hub, memory }: PlatformContext): Promise<void> {
  const last = memory.of(published)
  const count = await store.count(actors, 'recommended', [0])
  const isChanged = last.count !== null && last.count !== count
  if (isChanged || !last.isRepeated) hub.publishHere('everybody', { type: 'actorsOnline', count })
  last.isRepeated = !isChanged
  last.count = count
}

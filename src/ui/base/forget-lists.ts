import type { PageMemory } from './page-memory'

/** Drops the cached pages of lists whose name begins so: what they show has changed. */
export function forgetLists(memory: Pick<PageMemory, 'lists'>, prefix: string): void {
  for (const lists of memory.lists()) for (const name of lists.keys()) if (name.startsWith(prefix)) lists.delete(name)
}

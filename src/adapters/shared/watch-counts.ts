import type { WatchedActor } from '@/application/live/live-updates'

/** How often each actor is watched by a page. Both methods return the actors for which that makes a difference. */
export class WatchCounts {
  private readonly counts = new Map<WatchedActor, number>()

  get actors(): readonly WatchedActor[] {
    return [...this.counts.keys()]
  }

  add(actors: readonly WatchedActor[]): readonly WatchedActor[] {
    const added = actors.filter((actor) => !this.counts.has(actor))
    for (const actor of actors) this.counts.set(actor, (this.counts.get(actor) ?? 0) + 1)
    return [...new Set(added)]
  }

  remove(actors: readonly WatchedActor[]): readonly WatchedActor[] {
    const removed = new Set<WatchedActor>()
    for (const actor of actors) {
      const left = (this.counts.get(actor) ?? 0) - 1
      if (left > 0) this.counts.set(actor, left)
      else if (this.counts.delete(actor)) removed.add(actor)
    }
    return [...removed]
  }
}

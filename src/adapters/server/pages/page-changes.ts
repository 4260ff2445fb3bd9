import type { ShownActors } from '@/adapters/page-data/shown-actors'
import type { LiveUpdates } from '@/application/live/live-updates'
import { changedActorOf } from '@/domain/actors/updates'
import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/**
 * The change since a page was rendered: an actor it shows, an actor who may be in its lists, or
 * none that is noticed.
 */
export type PageChange = 'shown' | 'lists' | 'none'

/** Watches what one page shows until it is ended. */
export interface PageWatch {
  readonly change: PageChange
  end(): void
}

/** Notices changes of the content of pages. */
export interface PageChanges {
  /** A moment to look back to: taken before a page is rendered. */
  moment(): number
  /** Watches what was rendered from `since` on. */
  watch(shown: ShownActors, since: number): PageWatch
}

interface WatchedActor {
  pages: number
  /** The moment of the last change. */
  changed: number
}

/**
 * Watches only the actors that the stored pages show: of ten thousand changes a second a server
 * receives those of its pages. The number online, which each server counts for itself, reveals that
 * other actors came or went (docs/decisions/0047).
 */
export class LivePageChanges implements PageChanges {
  private readonly actors = new Map<ActorId, WatchedActor>()
  private live: LiveUpdates | null = null
  private opening: Promise<void> | null = null
  private count = 0
  /**
   * `count` at the last change of the number online, and when updates may last have been missed.
   */
  private cameOrWent = 0
  private missed = 0

  /** `open` makes a connection for everybody. */
  constructor(private readonly open: () => Promise<LiveUpdates>) {}

  moment(): number {
    return this.count
  }

  watch({ actors, hasList }: ShownActors, since: number): PageWatch {
    this.connect()
    this.add(actors)
    const changeOf = (): PageChange => {
      if (this.missed > since) return 'shown'
      for (const id of actors) if ((this.actors.get(id)?.changed ?? 0) > since) return 'shown'
      return hasList && this.cameOrWent > since ? 'lists' : 'none'
    }
    let isOver = false
    return {
      get change() {
        return changeOf()
      },
      end: () => {
        if (!isOver) this.remove(actors)
        isOver = true
      },
    }
  }

  private add(actors: ReadonlySet<ActorId>): void {
    const added: ActorId[] = []
    for (const id of actors) {
      const known = this.actors.get(id)
      if (known === undefined) added.push(id)
      this.actors.set(id, { pages: (known?.pages ?? 0) + 1, changed: known?.changed ?? 0 })
    }
    if (added.length > 0) this.live?.watchActors(added)
  }

  private remove(actors: ReadonlySet<ActorId>): void {
    const removed: ActorId[] = []
    for (const id of actors) {
      const known = this.actors.get(id)
      if (known === undefined) continue
      known.pages -= 1
      if (known.pages > 0) continue
      this.actors.delete(id)
      removed.push(id)
    }
    if (removed.length > 0) this.live?.unwatchActors(removed)
  }

  /**
   * Connects; if the platform does not answer, the next page that is rendered tries again. Until
   * then pages are stored as long as quiet ones.
   */
  private connect(): void {
    if (this.live !== null) return
    this.opening ??= this.open()
      .then(
        (live) => this.listen(live),
        () => undefined,
      )
      .finally(() => {
        this.opening = null
      })
  }

  private listen(live: LiveUpdates): void {
    this.live = live
    live.subscribe((update) => this.take(update))
    live.watchActors([...this.actors.keys()])
    live.connect()
  }

  private take(update: LiveUpdate): void {
    if (update.type === 'actorCurrent') return
    this.count += 1
    const actorId = changedActorOf(update)
    const known = actorId === null ? undefined : this.actors.get(actorId)
    if (known !== undefined) known.changed = this.count
    else if (update.type === 'actorsOnline') this.cameOrWent = this.count
    else if (update.type === 'sessionAcknowledged' || update.type === 'sessionExpired') this.missed = this.count
    if (update.type !== 'sessionExpired') return
    this.live?.disconnect()
    this.live = null
  }
}

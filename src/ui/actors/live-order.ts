import { runInAction, untracked } from 'mobx'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import type { Clock } from '@/application/device/clock'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { coinsOf } from '@/domain/actors/actor-rules'
import { compareOrder, orderKey, type ActorSort, type OrderKey } from '@/domain/actors/actor-order'
import { isListed } from '@/domain/actors/live-filter'
import { arrangedRows } from '@/domain/actors/live-list'
import type { PagedList } from '@/ui/base/paged-list'
import type { LiveActors } from './live-actors'

/** Shortest interval between reloads of a changed list, ms: new actors send no updates to it. */
export const REFRESH = 20_000

/** The filter and the order of a list of actors. */
export interface ShownActors {
  readonly filter: ActorFilter
  readonly sort: ActorSort
}

interface Row {
  readonly actor: ActorSummary
  readonly state: ActorState
  readonly key: OrderKey
}

/**
 * Sorts a list of actors in the order that the platform would answer now (docs/decisions/0051). A
 * tile shows its actor's state at once; places change only in `settle`, which the view calls while
 * nothing can move away under the pointer.
 */
export class LiveOrder {
  readonly #list: PagedList<ActorSummary>
  readonly #live: LiveActors
  readonly #clock: Pick<Clock, 'now'>
  readonly #page: number
  readonly #load: (shown: ShownActors, first: number) => Promise<Page<ActorSummary>>
  #shown: ShownActors | null = null
  /** The items as last arranged or loaded; others were loaded since. */
  #items: readonly ActorSummary[] = []
  /** Number of loaded actors. */
  #length = 0
  /** The last loaded place. */
  #end: OrderKey = []
  /** Number of loads, by which a late answer is recognized. */
  #loads = 0
  /** Number of updates known when the list was arranged and when it was requested. */
  #arranged = -1
  #requested = { change: -1, at: 0 }
  #held: string | null = null
  #fresh: (Page<ActorSummary> & { readonly loads: number }) | null = null

  /** `page`: how many actors a page of the list has. */
  constructor(
    list: PagedList<ActorSummary>,
    live: LiveActors,
    clock: Pick<Clock, 'now'>,
    page: number,
    load: (shown: ShownActors, first: number) => Promise<Page<ActorSummary>>,
  ) {
    this.#list = list
    this.#live = live
    this.#clock = clock
    this.#page = page
    this.#load = load
  }

  show(shown: ShownActors): void {
    this.#shown = shown
  }

  /** Arranges the list again; `held`: id of the actor under the pointer, who keeps their place. */
  settle(held: string | null): void {
    const shown = this.#shown
    if (shown === null || !this.#list.isKnown || this.#list.isLoading) return
    this.#noticeLoaded(shown.sort)
    const fresh = this.#fresh?.loads === this.#loads ? this.#fresh : null
    const { changes } = this.#live
    if (fresh !== null || changes !== this.#arranged || held !== this.#held) this.#arrange(shown, fresh, held)
    this.#fresh = null
    this.#arranged = changes
    this.#held = held
    void this.#request(shown)
  }

  /** A loaded or restored list has the platform's order, and is known up to its last place. */
  #noticeLoaded(sort: ActorSort): void {
    const { items } = this.#list
    if (items === this.#items) return
    this.#items = items
    this.#length = items.length
    this.#loads++
    this.#end = lastOf(items, sort)
    this.#arranged = -1
    this.#requested = { change: this.#live.changes, at: this.#clock.now() }
  }

  #arrange({ filter, sort }: ShownActors, fresh: Page<ActorSummary> | null, held: string | null): void {
    const list = this.#list
    const { items } = list
    const place = items.findIndex(({ id }) => id === held)
    const rowOf = (actor: ActorSummary): Row => {
      const state = untracked(() => this.#live.stateOf(actor))
      return { actor, state, key: orderKey(sort, { ...actor, state, coins: coinsOf(actor) }) }
    }
    const source = fresh?.items ?? items
    const rows = source.map(rowOf)
    const heldActor = items[place]
    const found = rows.find(({ actor }) => actor.id === held)
    const heldRow = heldActor === undefined ? undefined : (found ?? rowOf(heldActor))
    const total = fresh?.total ?? list.total ?? 0
    if (fresh !== null) this.#end = lastOf(fresh.items, sort)
    const hasMore = total > source.length
    const belongs = ({ actor, state }: Row): boolean => isListed(filter, coinsOf(actor), state)
    const arranged = arrangedRows(rows, {
      compare: (a, b) => compareOrder(a.key, b.key),
      belongs,
      isBeforeEnd: ({ key }) => !hasMore || compareOrder(key, this.#end) <= 0,
      held: heldRow === undefined ? null : { row: heldRow, place },
    })
    const left = rows.filter((row) => row !== heldRow && !belongs(row)).length
    const kept = heldRow !== undefined && found === undefined ? 1 : 0
    this.#items = sameOrder(items, arranged) ? items : arranged.map(({ actor }) => actor)
    runInAction(() => list.arrange(this.#items, total - left + kept))
  }

  /** Reloads the list after changes: this page does not watch actors who are new in it. */
  async #request(shown: ShownActors): Promise<void> {
    const { changes } = this.#live
    const now = this.#clock.now()
    // As many as were loaded, since some have left; one page more if that is everything, for new
    // ones.
    const first = Math.max(this.#length, this.#items.length) + (this.#list.hasMore ? 0 : this.#page)
    if (changes === this.#requested.change || now - this.#requested.at < REFRESH || first > MAX_PAGE_SIZE) return
    this.#requested = { change: changes, at: now }
    const loads = this.#loads
    try {
      const page = await this.#load(shown, first)
      if (loads === this.#loads) this.#fresh = { ...page, loads }
    } catch {
      // The list stays as it is, and is requested again after a while.
    }
  }
}

/** The last place among actors as they were loaded. */
function lastOf(actors: readonly ActorSummary[], sort: ActorSort): OrderKey {
  let last: OrderKey = []
  for (const actor of actors) {
    const key = orderKey(sort, { ...actor, coins: coinsOf(actor) })
    if (last.length === 0 || compareOrder(key, last) > 0) last = key
  }
  return last
}

const sameOrder = (items: readonly ActorSummary[], rows: readonly Row[]): boolean =>
  items.length === rows.length && rows.every(({ actor }, index) => actor === items[index])

import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { ContestGateway, type VoteResult } from '@/application/contests/contest-gateway'
import type { Page } from '@/application/paging/page'
import { ENTRIES_PER_PAGE, type Contest, type ContestEntry, type ContestHistory } from '@/domain/contests/contest'
import { withVotes } from '@/domain/contests/ranking'
import type { ContestId } from '@/domain/ids'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import type { ContestListQuery } from './contest-query'

/** An entry as a list keys it. */
export interface EntryItem extends ContestEntry {
  readonly id: string
}

/** One contest: its head, its entries, its first ten and its results over time. */
@injectable('Transient')
export class ContestViewModel implements ViewModel {
  readonly contest: Resource<Contest | null>
  readonly topList: Resource<readonly ContestEntry[] | null>
  readonly history: Resource<ContestHistory | null>
  #id: ContestId | null = null
  #query: ContestListQuery | null = null
  readonly #listing: Listing<ContestListQuery, EntryItem>
  readonly #gateway: ContestGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ContestGateway) gateway: ContestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(PageMemory) memory: PageMemory,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#texts = texts
    this.contest = new Resource(() => this.of((id) => gateway.byId(id)))
    this.topList = new Resource(() => this.of((id) => gateway.topList(id)))
    this.history = new Resource(() => this.of((id) => gateway.history(id)))
    this.#listing = new Listing(memory, {
      name: 'contest',
      audience: () => this.seenAs,
      load: (query, offset) => this.load(query, offset),
    })
    makeAutoObservable(this)
  }

  get list(): PagedList<EntryItem> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  /** Shows a contest and a part of its entries; `entry` is its key in the history. */
  show(id: ContestId, query: ContestListQuery, entry: string): () => void {
    if (this.#id !== id) {
      this.#id = id
      for (const part of [this.contest, this.topList, this.history]) part.clear()
    }
    this.#query = query
    const stopList = this.#listing.show(query, entry)
    const stop = reaction(
      () => this.seenAs,
      (seenAs) => {
        if (seenAs !== null) this.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
    return () => {
      stopList()
      stop()
    }
  }

  /**
   * Shows the entry with its new votes and place, so that a guest sees their own vote at once.
   * Totals, the first ten and the chart follow from the platform.
   */
  apply({ mediaId, mediaVotes }: VoteResult): void {
    const { list } = this
    if (list.total !== null && list.items.some((item) => item.mediaId === mediaId)) {
      const changed = withVotes(list.items, mediaId, mediaVotes)
      const isRanking = this.#query?.sub === 'ranking' && this.#query.name === ''
      list.arrange(isRanking ? changed.ranked : changed.inPlace, list.total)
    }
    this.reload()
  }

  private get seenAs(): readonly unknown[] | null {
    const { audience, guest } = this.#guest
    return audience === null ? null : [audience, guest?.hasAvs ?? false, this.#texts.language]
  }

  private reload(): void {
    for (const part of [this.contest, this.topList, this.history]) void part.reload()
  }

  private async of<T>(load: (id: ContestId) => Promise<T>): Promise<T | null> {
    return this.#id === null ? null : load(this.#id)
  }

  private async load({ sub, name }: ContestListQuery, offset: number): Promise<Page<EntryItem>> {
    const grid = await this.of((contestId) =>
      this.#gateway.grid({
        contestId,
        contestSub: sub,
        limit: ENTRIES_PER_PAGE,
        offset,
        ...(name === '' ? {} : { actorName: name }),
      }),
    )
    return {
      items: (grid?.entries ?? []).map((entry) => ({ ...entry, id: entry.mediaId })),
      total: grid?.total ?? 0,
    }
  }
}

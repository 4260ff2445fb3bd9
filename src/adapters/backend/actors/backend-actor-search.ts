import { both } from './actor-filter'
import { actors, type ActorRecord } from './actor-records'
import { summariesOf } from './actor-view'
import { nameKey, savedSearches, type SavedSearchRecord } from './saved-search-records'
import { searchCategories } from './search-categories'
import { searchCondition, shownIn } from './search-filter'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  ActorSearchGateway,
  DeleteSearchResult,
  Relaxation,
  SaveSearchResult,
  SearchChoice,
  SearchQuery,
  SearchResult,
  SearchStart,
} from '@/application/actors/actor-search-gateway'
import type { Condition } from '@/adapters/stores/selection'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import {
  DEFAULT_CATEGORY,
  MAX_SAVED_SEARCHES,
  partsOf,
  searchName,
  withoutPart,
  type SavedSearch,
  type SearchCriteria,
} from '@/domain/actors/actor-search'
import { asId, type SavedSearchId } from '@/domain/ids'

const savedOf = ({ id, name, criteria }: SavedSearchRecord): SavedSearch => ({ id, name, criteria })

/** The search of actors, by the facets of the catalog in memory. */
export class BackendActorSearch implements ActorSearchGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async start(): Promise<SearchStart> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const [language, now] = [this.caller.language(), clock.now()]
    const shown = { facets: [shownIn(session.countryCode)] }
    const [saved, languages, countries, categories] = await Promise.all([
      store.find(savedSearches, 'byName', { prefix: [guest.id] }),
      store.tally(actors, 'language', shown),
      store.tally(actors, 'country', shown),
      Promise.all(
        [...searchCategories].map(async ([value, { name, condition }]) => ({
          value,
          name: name[language],
          count: await this.count(both(condition(now), shown)),
        })),
      ),
    ])
    return {
      defaultCategory: DEFAULT_CATEGORY,
      categories: categories.filter(({ value, count }) => value === DEFAULT_CATEGORY || count > 0),
      languages: choicesOf(languages),
      countries: choicesOf(countries),
      saved: saved.map(savedOf),
    }
  }

  async search({ criteria, sort, first, offset }: SearchQuery): Promise<SearchResult> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const now = clock.now()
    const { records, total } = await store.select(actors, {
      ...searchCondition(criteria, session.countryCode, now),
      index: sort,
      offset,
      limit: Math.min(first, MAX_PAGE_SIZE),
    })
    const view = { guestId: guest.id, language: this.caller.language(), now }
    return {
      items: await summariesOf(store, records, view),
      total,
      relaxations: total === 0 ? await this.relaxations(criteria, session.countryCode, now) : [],
    }
  }

  save(written: string, criteria: SearchCriteria): Promise<SaveSearchResult> {
    return this.platform.store.transaction<SaveSearchResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'guest-lists')
      if (refusal !== null) return { ok: false, reason: refusal }
      const name = searchName(written)
      if (name === null) return { ok: false, reason: 'no-name' }
      const own = await tx.find(savedSearches, 'byName', { prefix: [guest.id] })
      const known = own.find((one) => nameKey(one.name) === nameKey(name))
      if (known === undefined && own.length >= MAX_SAVED_SEARCHES) return { ok: false, reason: 'too-many' }
      const id = known?.id ?? asId<SavedSearchId>(this.platform.random.id())
      const saved = { id, name, criteria }
      await tx.put(savedSearches, { ...saved, guestId: guest.id })
      return { ok: true, saved }
    })
  }

  remove(id: SavedSearchId): Promise<DeleteSearchResult> {
    return this.platform.store.transaction<DeleteSearchResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'guest-lists')
      if (refusal !== null) return { ok: false, reason: refusal }
      const saved = await tx.get(savedSearches, id)
      if (saved?.guestId !== guest.id) return { ok: false, reason: 'not-found' }
      await tx.delete(savedSearches, id)
      return { ok: true }
    })
  }

  /**
   * Returns the parts to drop from a search that matches nobody: those without which there are
   * matches.
   */
  private async relaxations(
    criteria: SearchCriteria,
    countryCode: string,
    now: number,
  ): Promise<readonly Relaxation[]> {
    const found = await Promise.all(
      partsOf(criteria).map(async (part) => ({
        part,
        total: await this.count(searchCondition(withoutPart(criteria, part), countryCode, now)),
      })),
    )
    return found.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total)
  }

  private async count(condition: Condition<ActorRecord>): Promise<number> {
    const { total } = await this.platform.store.select(actors, { ...condition, index: 'name', offset: 0, limit: 0 })
    return total
  }
}

/** Each value with how often it occurs, the most common first. */
const choicesOf = (counts: ReadonlyMap<string | number, number>): readonly SearchChoice<string>[] =>
  [...counts]
    .map(([value, count]) => ({ value: String(value), count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))

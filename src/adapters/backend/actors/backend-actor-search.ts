import { actors, type ActorRecord } from './actor-records'
import { summariesOf } from './actor-view'
import { nameKey, savedSearches, type SavedSearchRecord } from './saved-search-records'
import { searchCategories } from './search-categories'
import { matcherOf } from './search-filter'
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
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { isBanned } from '@/domain/actors/actor-rules'
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

/** The search of actors, over the catalog in memory. */
export class BackendActorSearch implements ActorSearchGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async start(): Promise<SearchStart> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const [all, saved] = await Promise.all([
      this.shownIn('name', session.countryCode),
      store.find(savedSearches, 'byName', { prefix: [guest.id] }),
    ])
    const [language, now] = [this.caller.language(), clock.now()]
    const categories = [...searchCategories].map(([value, { name, has }]) => ({
      value,
      name: name[language],
      count: all.filter((actor) => has(actor, now)).length,
    }))
    return {
      defaultCategory: DEFAULT_CATEGORY,
      categories: categories.filter(({ value, count }) => value === DEFAULT_CATEGORY || count > 0),
      languages: choicesOf(all.flatMap((actor) => actor.languages)),
      countries: choicesOf(all.map(({ country }) => country)),
      saved: saved.map(savedOf),
    }
  }

  async search({ criteria, sort, first, offset }: SearchQuery): Promise<SearchResult> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const now = clock.now()
    const all = await this.shownIn(sort, session.countryCode)
    const found = all.filter(matcherOf(criteria, now))
    const part = found.slice(offset, offset + Math.min(first, MAX_PAGE_SIZE))
    const view = { guestId: guest.id, language: this.caller.language(), now }
    return {
      items: await summariesOf(store, part, view),
      total: found.length,
      relaxations: found.length === 0 ? relaxationsOf(all, criteria, now) : [],
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

  /** All actors whom guests of a country may see, in the order of a list. */
  private async shownIn(order: string, countryCode: string): Promise<readonly ActorRecord[]> {
    const all = await this.platform.store.find(actors, order, { prefix: [] })
    return all.filter((actor) => !isBanned(actor, countryCode))
  }
}

/** Each value with how often it occurs, the most common first. */
function choicesOf(values: readonly string[]): readonly SearchChoice<string>[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** Which parts to drop from a search that matches nobody: those without which there are matches. */
const relaxationsOf = (all: readonly ActorRecord[], criteria: SearchCriteria, now: number): readonly Relaxation[] =>
  partsOf(criteria)
    .map((part) => ({ part, total: all.filter(matcherOf(withoutPart(criteria, part), now)).length }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total)

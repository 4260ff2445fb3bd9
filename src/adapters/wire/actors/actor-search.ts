import * as z from 'zod/mini'
import { actorSummary, genderType } from './actor'
import { actorOrder } from './actor-queries'
import { first, offset } from '@/adapters/wire/base/pages'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, count, id, int, listOf, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type {
  DeleteSearchResult,
  Relaxation,
  SaveSearchResult,
  SearchCategory,
  SearchChoice,
  SearchQuery,
  SearchResult,
  SearchStart,
} from '@/application/actors/actor-search-gateway'
import {
  MAX_SEARCH_NAME,
  SEARCH_AGES,
  SEARCH_MARKS,
  SEARCH_MODES,
  SEARCH_PARTS,
  type SavedSearch,
  type SearchCriteria,
} from '@/domain/actors/actor-search'
import type { SavedSearchId } from '@/domain/ids'

const years = int(SEARCH_AGES.least, 120)

export const searchCriteria: Wire<SearchCriteria> = z.object({
  category: int(1, 999),
  text: text(100),
  genderTypes: listOf(genderType, 5),
  languages: listOf(text(5), 30),
  countries: listOf(text(2, 2), 60),
  ageFrom: z.nullable(years),
  ageTo: z.nullable(years),
  maxPrice: z.nullable(int(0, 1_000_000)),
  modes: listOf(z.enum(SEARCH_MODES), SEARCH_MODES.length),
  marks: listOf(z.enum(SEARCH_MARKS), SEARCH_MARKS.length),
})

export const savedSearch: Wire<SavedSearch> = z.object({
  id: id<SavedSearchId>(),
  name: answerText(MAX_SEARCH_NAME),
  criteria: searchCriteria,
})

export const searchCategory: Wire<SearchCategory> = z.object({ value: int(1, 999), name: answerText(200), count })

export const searchChoice: Wire<SearchChoice<string>> = z.object({ value: answerText(5), count })

export const relaxation: Wire<Relaxation> = z.object({ part: z.enum(SEARCH_PARTS), total: count })

export const searchStart: Wire<SearchStart> = z.object({
  defaultCategory: int(1, 999),
  categories: z.array(searchCategory),
  languages: z.array(searchChoice),
  countries: z.array(searchChoice),
  saved: z.array(savedSearch),
})

const searchQuery: Wire<SearchQuery> = z.object({ criteria: searchCriteria, sort: actorOrder, first, offset })

export const searchResult: Wire<SearchResult> = z.object({
  items: z.array(actorSummary),
  total: count,
  relaxations: z.array(relaxation),
})

/** A name that is too long is refused by the rule, so the wire accepts slightly longer ones. */
const searchToSave: Wire<{ name: string; criteria: SearchCriteria }> = z.object({
  name: text(4 * MAX_SEARCH_NAME, 0, undefined, { longest: MAX_SEARCH_NAME, shortest: 1 }),
  criteria: searchCriteria,
})

const saveResult: Wire<SaveSearchResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), saved: savedSearch }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'no-name', 'too-many']) }),
])

const deleteResult: Wire<DeleteSearchResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'not-found']) }),
])

/** ACT-041. */
export const initActorSearch = get('initActorSearch', '/actorsearch/init', nothing, searchStart)

/** ACT-042; it changes nothing, and is a POST for the length of what is searched by. */
export const searchActors = post('searchActors', '/actorsearch/search', searchQuery, searchResult, {
  repeatable: true,
  reads: true,
})

/** Saving the same search twice saves it once. */
export const saveActorSearch = post('saveActorSearch', '/actorsearch/filter/save', searchToSave, saveResult, {
  repeatable: true,
})

/** ACT-043. */
export const deleteActorSearch = post(
  'deleteActorSearch',
  '/actorsearch/filter/delete',
  z.object({ id: id<SavedSearchId>() }),
  deleteResult,
)

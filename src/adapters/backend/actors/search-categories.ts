import { NEW_FOR } from './actor-view'
import { categoryNames } from './category-names'
import type { ActorRecord } from './actor-records'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import { DEFAULT_CATEGORY, FIRST_THEME, NEWLY_REGISTERED } from '@/domain/actors/actor-search'

/** A category of the search: who is in it. */
interface Category {
  readonly name: Localized
  readonly has: (actor: ActorRecord, now: number) => boolean
}

/**
 * The numbered categories (docs/decisions/0045): all actors, the themes in the order of their names, and who is new. A number that was
 * given once stays: saved searches and addresses hold it.
 */
export const searchCategories: ReadonlyMap<number, Category> = new Map<number, Category>([
  [DEFAULT_CATEGORY, { name: localized('Alle', 'Everyone', 'Todo el mundo'), has: () => true }],
  [
    NEWLY_REGISTERED,
    {
      name: localized('Neu dabei', 'New here', 'Recién llegados'),
      has: ({ registeredSince }, now) => now - registeredSince < NEW_FOR,
    },
  ],
  ...Object.entries(categoryNames).map(([slug, name], index): readonly [number, Category] => [
    FIRST_THEME + index,
    { name, has: ({ categories }) => categories.includes(slug) },
  ]),
])

import { conditionOf } from './actor-filter'
import { categoryNames } from './category-names'
import type { ActorRecord } from './actor-records'
import type { Condition } from '@/adapters/stores/selection'
import { localized, type Localized } from '@/adapters/backend/kernel/localized'
import { DEFAULT_CATEGORY, FIRST_THEME, NEWLY_REGISTERED } from '@/domain/actors/actor-search'

/** A category of the search: who is in it. */
interface Category {
  readonly name: Localized
  readonly condition: (now: number) => Condition<ActorRecord>
}

/**
 * The numbered categories (docs/decisions/0045): all actors, the themes in the order of their
 * names, and new actors. A number that was given once stays, because saved searches and addresses
 * hold it.
 */
export const searchCategories: ReadonlyMap<number, Category> = new Map<number, Category>([
  [
    DEFAULT_CATEGORY,
    { name: localized('Alle', 'Everyone', 'Todo el mundo'), condition: (now) => conditionOf({}, now) },
  ],
  [
    NEWLY_REGISTERED,
    {
      name: localized('Neu dabei', 'New here', 'Recién llegados'),
      condition: (now) => conditionOf({ isNew: true }, now),
    },
  ],
  ...Object.entries(categoryNames).map(([slug, name], index): readonly [number, Category] => [
    FIRST_THEME + index,
    { name, condition: (now) => conditionOf({ category: slug }, now) },
  ]),
])

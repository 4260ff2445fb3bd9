import { at } from './seeded-random'
import type { Localized } from '@/adapters/backend/kernel/localized'
import profiles from '@/adapters/backend/world/data/profiles.json' with { type: 'json' }

/** Steps through the list that take no rule twice within five. */
const STEP = 3

/**
 * Returns the room rules of the actor at a position in the world: three to five; every third actor
 * has none.
 */
export const roomRulesOf = (index: number): readonly Localized[] =>
  index % 3 === 2
    ? []
    : Array.from({ length: 3 + (index % 3) + (index % 2) }, (_, step) => at(profiles.roomRules, index + step * STEP))

import { tipMenus, type TipMenuRecord } from '@/adapters/backend/chat/tips/tip-records'
import type { World } from './generate-world'
import { seedOf } from './seed'
import { at, seededRandom } from './seeded-random'
import tips from '@/adapters/backend/world/data/tips.json' with { type: 'json' }
import { tipOffers } from '@/adapters/backend/world/texts/tips'
import { DEED_GESTURES } from '@/domain/chat/tips'
import { asId, type TipItemId } from '@/domain/ids'

/** Number of things that an actor takes tips for. */
const OFFERS = 6

/** The coins that an actor's goal costs, in steps that are easy to read. */
const GOAL = { least: 8, most: 24, step: 25 } as const

const offers = Object.entries(tipOffers)

/**
 * Returns the tip menu of each actor of a world: the same thing costs more with one than with
 * another.
 */
export function generateTipMenus({ seed, actors }: Pick<World, 'seed' | 'actors'>): TipMenuRecord[] {
  return actors.map(({ id, family }, index) => {
    const rng = seededRandom(Math.imul(seed, 51_787) + index + 1)
    const first = rng.int(0, offers.length - 1)
    return {
      actorId: id,
      items: Array.from({ length: OFFERS }, (_, step) => {
        const [offerId, { name: names, price, gesture: shown }] = at(offers, first + step)
        const gesture = DEED_GESTURES.find((known) => known === shown) ?? null
        return { id: asId<TipItemId>(offerId), names, price: price + rng.int(0, 3), gesture }
      }).toSorted((a, b) => a.price - b.price),
      goal: { names: at(tips.goals, family + index), wanted: GOAL.step * rng.int(GOAL.least, GOAL.most) },
    }
  })
}

export const tipMenusSeed = seedOf(tipMenus, 'byActor', generateTipMenus)

import { ANNOUNCED, candidatesOf, sellsTickets, showOfSlot, SLOT, slotAt } from './show-slots'
import { shows, type ShowRecord } from '@/adapters/backend/shows/show-records'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'

/**
 * Length of a day: a world that begins at midnight has shows of the day before, and those that are
 * announced until its day is over.
 */
const DAY = 24 * SLOT

/** The shows of a world: some are over, one or two run at any moment, the others are announced. */
export function generateShows({ actors, now }: Pick<World, 'actors' | 'now'>): ShowRecord[] {
  const first = slotAt(now - DAY)
  return Array.from({ length: slotAt(now + DAY + ANNOUNCED) - first + 1 }, (_, at) => first + at).flatMap((slot) => {
    const actor = candidatesOf(slot, actors.length)
      .map((index) => actors[index])
      .find((candidate) => candidate !== undefined && sellsTickets(candidate))
    return actor === undefined ? [] : [showOfSlot(slot, actor)]
  })
}

export const showsSeed = seedOf(shows, 'ofActor', generateShows)

import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { ShowRecord } from '@/adapters/backend/shows/show-records'
import { roster } from '@/adapters/backend/world/seed/roster'
import { seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { textsOnDemand } from '@/adapters/backend/world/seed/texts-on-demand'
import { SHOW_COUNT, showActs, showTexts } from '@/adapters/backend/world/texts/shows/show-texts'
import { asId, type ShowId } from '@/domain/ids'

const MINUTE = 60_000

/** A show begins every hour, and none is shorter: there is always one that runs. */
export const SLOT = 60 * MINUTE

/** Time ahead for which shows are announced, ms. */
export const ANNOUNCED = 48 * SLOT

/** How many actors are considered for one slot, before it stays empty. */
const CONSIDERED = 60

/** Codes with which a featured show costs less. */
const CODES = ['LANTERN', 'VELVET', 'MOONRISE', 'ENCORE'] as const

/** The number of the hour of a moment, epoch ms. */
export const slotAt = (moment: number): number => Math.floor(moment / SLOT)

export const showIdOf = (slot: number): ShowId => asId<ShowId>(`show-${slot}`)

/**
 * Returns the candidates for the show of an hour, by their position among the actors: those who
 * have a price for a ticket, and nobody of the demo roster, who are always free to talk. Two
 * consecutive hours have different ones, since a show may last longer than an hour.
 */
export function candidatesOf(slot: number, actors: number): readonly number[] {
  const rng = seededRandom(Math.imul(slot, 40_503) + 11)
  const newcomers = actors - roster.length
  if (newcomers < 2) return []
  return Array.from({ length: CONSIDERED }, () => {
    const drawn = rng.int(0, Math.floor(newcomers / 2) - 1)
    return roster.length + 2 * drawn + (Math.abs(slot) % 2)
  })
}

/**
 * Returns whether an actor sells tickets, and to guests of every country: nobody of the sample
 * world announces a show that some cannot see.
 */
export const sellsTickets = ({
  prices,
  bannedCountryCodes,
}: Pick<ActorRecord, 'prices' | 'bannedCountryCodes'>): boolean =>
  prices.ticket !== null && bannedCountryCodes.length === 0

/** The show of an hour with one of its candidates: the same on every machine. */
export function showOfSlot(slot: number, actor: Pick<ActorRecord, 'id' | 'prices'>): ShowRecord {
  const rng = seededRandom(Math.imul(slot, 7_907) + 3)
  const hour = ((slot % 24) + 24) % 24
  const isFree = slot % 6 === 1
  const isFeatured = hour === 20 && !isFree
  const price = isFree ? 0 : (actor.prices.ticket ?? 0)
  const code = CODES[slot % CODES.length]
  const textSeed = ((slot % SHOW_COUNT) + SHOW_COUNT) % SHOW_COUNT
  const start = slot * SLOT
  const creationType = rng.chance(0.3) ? 'recurring' : 'single'
  const end = start + rng.pick([60, 75, 90]) * MINUTE
  return {
    id: showIdOf(slot),
    actorId: actor.id,
    texts: textsOnDemand((language) => showTexts(textSeed, language)),
    creationType,
    start,
    end,
    acts: showActs(textSeed, { start, end }),
    announcedActs: 0,
    price,
    promotion: isFeatured && code !== undefined ? { code, price: Math.ceil(price * 0.75) } : null,
    isFeatured,
    isAutoFeatured: hour % 6 === 4 && !isFeatured,
    isInternal: rng.chance(0.12),
    isCancelled: false,
    isRunning: false,
  }
}

/** Returns whether the actor of an hour cancels their show. */
export const isCalledOff = (slot: number): boolean => Math.abs(slot) % 37 === 5

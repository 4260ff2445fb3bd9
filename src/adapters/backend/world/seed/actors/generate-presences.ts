import { presences, type PresenceRecord } from '@/adapters/backend/actors/presence-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { localized } from '@/adapters/backend/kernel/localized'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { HEAT_WEEKS, type PresenceSession } from '@/domain/actors/heat-map'
import { platformOffset } from '@/domain/actors/schedule'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MINUTE = 60_000

/** Share of the scheduled times at which an actor is online. */
const RELIABILITY = 0.84

const memos = [
  localized('', '', ''),
  localized(
    'An manchen Abenden bleibe ich länger.',
    'Some nights I stay a little longer.',
    'Algunas noches me quedo un poco más.',
  ),
  localized(
    'Schreib mir, dann finden wir eine Zeit.',
    'Write to me and we’ll find a time.',
    'Escríbeme y buscamos un momento.',
  ),
  localized('', '', ''),
  localized(
    'Wenn es regnet, bin ich oft schon früher da.',
    'When it rains I’m often here earlier.',
    'Cuando llueve suelo llegar antes.',
  ),
]

/** The last weeks of an actor: as their schedule has it, more or less. `now`: epoch ms. */
function sessionsOf(schedule: ActorRecord['schedule'], seed: number, now: number): readonly PresenceSession[] {
  const rng = seededRandom(seed)
  const today = Math.floor(now / DAY) * DAY
  const sessions: PresenceSession[] = []
  for (let back = HEAT_WEEKS * 7; back >= 0; back--) {
    const day = today - back * DAY
    for (const { from, to } of schedule.filter((window) => window.day === new Date(day).getUTCDay())) {
      const [isThere, early, late] = [rng.chance(RELIABILITY), rng.int(-15, 20), rng.int(-15, 25)]
      const wall = day + from * HOUR
      const start = wall - platformOffset(wall) * HOUR + early * MINUTE
      const end = start + (to - from) * HOUR + late * MINUTE
      if (isThere && end < now) sessions.push({ from: start, to: end })
    }
  }
  return sessions
}

/**
 * Returns the times at which the actors of a world were live before it begins; computed when it is
 * first read.
 */
export function generatePresences({ seed, actors, now }: Pick<World, 'seed' | 'actors' | 'now'>): PresenceRecord[] {
  return actors.map(({ id, schedule }, index) => {
    let sessions: readonly PresenceSession[] | undefined
    return {
      actorId: id,
      memo: at(memos, index),
      get sessions() {
        sessions ??= sessionsOf(schedule, Math.imul(seed, 32_452) + index + 1, now)
        return sessions
      },
    }
  })
}

export const presencesSeed = seedOf(presences, 'byActor', generatePresences)

import { describe, expect, it } from 'vitest'
import { bindMemory } from '#test/support/bindings/memory'
import { limit } from '#test/support/limit'
import { unmetNeeds } from '#test/support/world/needs'

const HOUR = 3_600_000

/** How long the actors of the world have been live when it is looked at, ms: some have gone, shows have been called off. */
const STAY = 30_000

/** The world of `npm start` and of the journeys, with as many videos as a list shows. */
const WORLD = { seed: 1, actors: 240, videos: 300 } as const

/** Midnight, UTC, of a usual day and of the days on which clocks change in Europe and in America. */
const DAYS = [
  Date.UTC(2026, 10, 27),
  Date.UTC(2026, 2, 8),
  Date.UTC(2026, 2, 29),
  Date.UTC(2026, 9, 25),
  Date.UTC(2026, 10, 1),
] as const

/**
 * Every hour of these days with `npm run hours`; else the hour in which the test runs, of the day whose turn it is: each run
 * of a day covers another moment.
 */
const now = new Date()
const hours =
  process.env['VESPER_HOURS'] === 'all'
    ? DAYS.flatMap((day) => Array.from({ length: 24 }, (_, hour) => day + hour * HOUR))
    : [(DAYS[now.getUTCDate() % DAYS.length] ?? DAYS[0]) + now.getUTCHours() * HOUR]

describe('the sample world', () => {
  it.each(hours.map((hour) => [new Date(hour).toISOString().slice(0, 16), hour] as const))(
    'has at %s all that journeys look for, at the start of the hour and just before its end',
    async (_, hour) => {
      const unmet: string[] = []
      for (const at of [hour, hour + HOUR - 90_000]) {
        const binding = await bindMemory(WORLD, undefined, at)
        const { environment } = binding
        const { ports } = await binding.device()
        environment.backend.simulator.start()
        await environment.advance(STAY)
        unmet.push(...(await unmetNeeds(ports, environment.clock.now())))
        environment.backend.simulator.stop()
        await binding.dispose()
      }
      expect(unmet).toEqual([])
    },
    limit(60_000),
  )
})

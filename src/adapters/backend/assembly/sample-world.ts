import { actors } from '@/adapters/backend/actors/actor-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import type { Core } from '@/adapters/backend/kernel/core'
import { videos } from '@/adapters/backend/media/video-records'
import { messageSent } from '@/adapters/backend/messenger/message-events'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { Director } from '@/adapters/backend/world/simulate/director'
import { planReply } from '@/adapters/backend/world/simulate/plan-reply'
import type { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'

/** Seeded records are as old as the beginning of the day, so that every tab and server seeds the same. */
const DAY = 86_400_000

/** Which sample world is seeded. */
export interface WorldSettings {
  readonly seed: number
  readonly actors: number
  readonly videos: number
}

const worldOf = (settings: WorldSettings, clock: Clock) =>
  generateWorld({ ...settings, now: Math.floor(clock.now() / DAY) * DAY })

/** Seeds a store in memory. */
export function seedSampleWorld(store: MemoryStore, settings: WorldSettings, clock: Clock): void {
  const world = worldOf(settings, clock)
  store.seed(actors, world.actors)
  store.seed(videos, world.videos)
  store.seed(gifts, world.gifts)
}

/** Seeds a store that lasts: once, by whichever server comes first. */
export async function storeSampleWorld(store: Store, settings: WorldSettings, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    if ((await tx.find(gifts, 'byPrice', { prefix: [], limit: 1 })).length > 0) return
    const world = worldOf(settings, clock)
    for (const actor of world.actors) await tx.put(actors, actor)
    for (const video of world.videos) await tx.put(videos, video)
    for (const gift of world.gifts) await tx.put(gifts, gift)
  })
}

/** Lets the actors of the sample world answer messages, and returns what moves the world on. */
export function simulate(core: Core, onFault: (fault: unknown) => void): Director {
  core.events.subscribe(messageSent, (tx, message) => planReply(core, tx, message))
  return new Director(core, onFault)
}

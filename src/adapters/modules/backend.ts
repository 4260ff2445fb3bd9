import { gifts } from '@/adapters/backend/gifts/gift-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import type { Core, PlatformRules } from '@/adapters/backend/kernel/core'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { Director } from '@/adapters/backend/world/simulate/director'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import type { Journal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/** Rises when the seeded world or a record changes its shape: what was kept of an older world is then dropped. */
export const WORLD_VERSION = 4

/** Seeded records are as old as this moment, wherever and whenever the world is made anew. */
const DAY = 86_400_000

/** All tabs of a browser count as one: a page that is loaded anew goes on at once with what it held. */
const EMBEDDED = 'embedded'

/** Which world is made. */
export interface WorldSettings {
  readonly seed: number
  readonly actors: number
  readonly videos: number
}

/** Which world is made, and by which rules the platform runs over it. */
export interface BackendSettings extends WorldSettings {
  readonly rules: PlatformRules
}

/** Time and chance of a platform. */
export interface BackendDevices {
  readonly clock: Clock
  readonly random: Random
}

/** A whole platform in this process, over whatever store. */
export interface Backend<S extends Store = Store> {
  readonly core: Core
  readonly store: S
  readonly platform: BackendPlatform
  readonly scheduler: Scheduler
  readonly director: Director
}

/** Makes the seeded world, brings back what the journal kept of it, and sets the platform up over both. */
export async function embeddedBackend(
  settings: BackendSettings,
  devices: BackendDevices & { readonly journal: Journal },
  hubOf: (store: MemoryStore) => UpdateHub,
  onFault: (fault: unknown) => void,
): Promise<Backend<MemoryStore>> {
  const store = new MemoryStore(devices.journal)
  const world = worldOf(settings, devices.clock)
  store.seed(actors, world.actors)
  store.seed(videos, world.videos)
  store.seed(gifts, world.gifts)
  await store.restore()
  return backendOver(store, hubOf(store), settings.rules, { ...devices, instance: EMBEDDED }, onFault)
}

/** Puts the seeded world into a store that keeps it: once, by whichever server comes first. */
export async function makeWorld(store: Store, settings: WorldSettings, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    if ((await tx.find(gifts, 'byPrice', { prefix: [], limit: 1 })).length > 0) return
    const world = worldOf(settings, clock)
    for (const actor of world.actors) await tx.put(actors, actor)
    for (const video of world.videos) await tx.put(videos, video)
    for (const gift of world.gifts) await tx.put(gifts, gift)
  })
}

function worldOf({ seed, actors: count, videos: films }: WorldSettings, clock: Clock) {
  return generateWorld({ seed, actors: count, videos: films, now: Math.floor(clock.now() / DAY) * DAY })
}

/** Sets the platform up over a store that holds a world; `instance` tells it from others over the same store. */
export function backendOver<S extends Store>(
  store: S,
  hub: UpdateHub,
  rules: PlatformRules,
  { clock, random, instance }: BackendDevices & { readonly instance: string },
  onFault: (fault: unknown) => void,
): Backend<S> {
  const core: Core = { instance, store, hub, clock, random, rules }
  return {
    core,
    store,
    platform: new BackendPlatform(core),
    scheduler: new Scheduler(core, onFault),
    director: new Director(core, onFault),
  }
}

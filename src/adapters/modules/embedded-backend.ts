import { gifts } from '@/adapters/backend/gifts/gift-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { UpdateHub } from '@/adapters/backend/live/update-hub'
import { BackendPlatform } from '@/adapters/backend/platform/backend-platform'
import type { Core, PlatformRules } from '@/adapters/backend/platform/core'
import { Pulse } from '@/adapters/backend/platform/pulse'
import { Director } from '@/adapters/backend/world/director'
import { generateWorld } from '@/adapters/backend/world/generate-world'
import type { Journal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'

/** Rises when the seeded world or a record changes its shape: what was kept of an older world is then dropped. */
export const WORLD_VERSION = 1

/** Seeded records are as old as this moment, wherever and whenever the world is made anew. */
const DAY = 86_400_000

export interface EmbeddedSettings {
  readonly seed: number
  readonly actors: number
  readonly videos: number
  readonly rules: PlatformRules
}

/** A whole platform in this process, over a memory store. */
export interface EmbeddedBackend {
  readonly core: Core
  readonly store: MemoryStore
  readonly platform: BackendPlatform
  readonly pulse: Pulse
  readonly director: Director
}

/** Makes the seeded world, brings back what the journal kept of it, and sets the platform up over both. */
export async function embeddedBackend(
  settings: EmbeddedSettings,
  devices: { readonly clock: Clock; readonly random: Random; readonly journal: Journal },
  hubOf: (store: MemoryStore) => UpdateHub,
  onFault: (fault: unknown) => void,
): Promise<EmbeddedBackend> {
  const store = new MemoryStore(devices.journal)
  const now = Math.floor(devices.clock.now() / DAY) * DAY
  const world = generateWorld({ seed: settings.seed, actors: settings.actors, videos: settings.videos, now })
  store.seed(actors, world.actors)
  store.seed(videos, world.videos)
  store.seed(gifts, world.gifts)
  await store.restore()
  const core: Core = {
    store,
    hub: hubOf(store),
    clock: devices.clock,
    random: devices.random,
    rules: settings.rules,
  }
  return {
    core,
    store,
    platform: new BackendPlatform(core),
    pulse: new Pulse(core, onFault),
    director: new Director(core, onFault),
  }
}

import { featureSeeds, productSeeds } from './features'
import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { chatBegun } from '@/adapters/backend/chat/base/chat-begun'
import { guestOnCamera } from '@/adapters/backend/chat/live/camera-events'
import { givenInChat } from '@/adapters/backend/chat/base/given-events'
import { commentWritten } from '@/adapters/backend/feed/comment-events'
import { messageSent } from '@/adapters/backend/messenger/message-events'
import { generateWorld, type World } from '@/adapters/backend/world/seed/generate-world'
import type { Seed } from '@/adapters/backend/world/seed/seed'
import { mediaFrom } from '@/adapters/backend/world/simulate/sent-media'
import { Simulator } from '@/adapters/backend/world/simulate/simulator'
import { planCommentReply } from '@/adapters/backend/world/simulate/plan-comment-reply'
import { planReply } from '@/adapters/backend/world/simulate/plan-reply'
import { planSight } from '@/adapters/backend/world/simulate/on-camera'
import { planThanks } from '@/adapters/backend/world/simulate/plan-thanks'
import { planGreeting } from '@/adapters/backend/world/simulate/welcome'
import type { MemoryStore } from '@/adapters/stores/memory-store'
import type { Reader, Store, Transaction } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'

/**
 * Seeded records are as old as the beginning of the day, so that every tab and server seeds the
 * same.
 */
const DAY = 86_400_000

/** Selects the sample world that is seeded. */
export interface WorldSettings {
  readonly seed: number
  readonly actors: number
  readonly videos: number
}

/**
 * The media that an actor of the sample world sends with a message, for a developer who wants to
 * see one.
 */
export const sampleMedia = mediaFrom

const worldOf = (settings: WorldSettings, clock: Clock): World => ({
  ...generateWorld({ ...settings, now: Math.floor(clock.now() / DAY) * DAY }),
  at: clock.now(),
})

/** Seeds a store in memory. */
export function seedSampleWorld(store: MemoryStore, settings: WorldSettings, clock: Clock): void {
  const world = worldOf(settings, clock)
  store.seed(actors, world.actors)
  store.seed(profiles, world.profiles)
  store.seed(videos, world.videos)
  store.seed(gifts, world.gifts)
  for (const { fill } of featureSeeds) fill(store, world)
}

/**
 * Seeds a store that lasts: once, by whichever server comes first. Adds the texts and the records
 * that a store seeded by an older build lacks.
 */
export async function storeSampleWorld(store: Store, settings: WorldSettings, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    const isSeeded = await hasGifts(tx)
    const [isWithoutTexts, lacking] = [isSeeded && (await lacksTexts(tx)), await lackingSeeds(tx)]
    if (isSeeded && !isWithoutTexts && lacking.length === 0) return
    const world = worldOf(settings, clock)
    for (const seed of lacking) await seed.store(tx, world)
    if (isWithoutTexts) await fillTexts(tx, world)
    if (isSeeded) return
    for (const actor of world.actors) await tx.put(actors, actor)
    for (const profile of world.profiles) await tx.put(profiles, profile)
    for (const video of world.videos) await tx.put(videos, video)
    for (const gift of world.gifts) await tx.put(gifts, gift)
  })
}

/**
 * Stores the records that a platform with imported content needs: gifts, and the texts of the
 * product. Once, as above.
 */
export async function storeProduct(store: Store, clock: Clock): Promise<void> {
  await store.transaction(async (tx) => {
    const world = worldOf({ seed: 1, actors: 0, videos: 0 }, clock)
    for (const seed of await lackingSeeds(tx, productSeeds)) await seed.store(tx, world)
    if (await hasGifts(tx)) return
    for (const gift of world.gifts) await tx.put(gifts, gift)
  })
}

const hasGifts = async (reader: Reader): Promise<boolean> =>
  (await reader.find(gifts, 'byPrice', { prefix: [], limit: 1 })).length > 0

/**
 * Returns records of features that the store has none of: it is new, or the build that seeded it
 * did not have the feature.
 */
async function lackingSeeds(reader: Reader, seeds = featureSeeds): Promise<readonly Seed[]> {
  const isStored = await Promise.all(seeds.map((seed) => seed.isStored(reader)))
  return seeds.filter((_, index) => isStored[index] === false)
}

/**
 * Returns whether an older build seeded the store: its videos were titled by a seed. Reads one
 * video, because all were filled in at once.
 */
async function lacksTexts(reader: Reader): Promise<boolean> {
  const [video] = await reader.find(videos, 'newest', { prefix: [], limit: 1 })
  return video !== undefined && hasNoTitle(video)
}

const hasNoTitle = ({ texts }: VideoRecord): boolean => Object.values(texts).every(({ title }) => title === '')

/**
 * Gives records of an older build the texts that the same world has today, and leaves all of their
 * other fields.
 */
async function fillTexts(tx: Transaction, world: World): Promise<void> {
  for (const { id, texts } of world.actors) {
    const actor = await tx.get(actors, id)
    if (actor !== undefined) await tx.put(actors, { ...actor, texts })
  }
  for (const profile of world.profiles) await tx.put(profiles, profile)
  for (const { id, texts } of world.videos) {
    const video = await tx.get(videos, id)
    if (video !== undefined && hasNoTitle(video)) await tx.put(videos, { ...video, texts })
  }
}

/**
 * Lets the actors of the sample world answer messages, and returns the simulation. `isSampled`:
 * whether it is the sample world; actors of an operator answer themselves.
 */
export function simulate(platform: PlatformContext, isSampled: boolean, onError: (error: unknown) => void): Simulator {
  if (isSampled) {
    platform.events.subscribe(messageSent, (tx, message) => planReply(platform, tx, message))
    platform.events.subscribe(commentWritten, (tx, written) => planCommentReply(platform, tx, written))
    platform.events.subscribe(guestOnCamera, (tx, seen) => planSight(platform, tx, seen))
    platform.events.subscribe(chatBegun, (tx, begun) => planGreeting(platform, tx, begun))
    platform.events.subscribe(givenInChat, (tx, given) => planThanks(platform, tx, given))
  }
  return new Simulator(platform, onError)
}

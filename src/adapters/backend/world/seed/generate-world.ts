import { generateActors } from './generate-actors'
import { generateGifts } from './generate-gifts'
import { generateVideos } from './generate-videos'
import type { ActorRecord, ProfileRecord } from '@/adapters/backend/actors/actor-records'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import type { Gift, ToyControl } from '@/domain/gifts/gift'

/** Everything the platform has before its first guest comes. */
export interface World {
  readonly seed: number
  /** Epoch ms. */
  readonly now: number
  /**
   * Time at which it is seeded, if known to be later: posts of actors until then are in the feed.
   */
  readonly at?: number
  readonly actors: ActorRecord[]
  readonly profiles: ProfileRecord[]
  readonly videos: VideoRecord[]
  readonly gifts: (Gift | ToyControl)[]
}

/**
 * Returns the seeded world: the same seed, sizes and `now` (epoch ms) give the same world on every
 * machine.
 */
export function generateWorld(wanted: {
  readonly seed: number
  readonly actors: number
  readonly videos: number
  readonly now: number
}): World {
  const seeded = generateActors(wanted.seed, wanted.actors, wanted.now)
  const listed = seeded.map(({ record }) => record)
  const videos = generateVideos(wanted.seed, wanted.videos, listed, wanted.now)
  const counts = new Map<string, number>()
  for (const { actorId } of videos) counts.set(actorId, (counts.get(actorId) ?? 0) + 1)
  const actors = listed.map((actor) => ({ ...actor, videoCount: counts.get(actor.id) ?? 0 }))
  const { seed, now } = wanted
  return { seed, now, actors, profiles: seeded.map(({ profile }) => profile), videos, gifts: generateGifts() }
}

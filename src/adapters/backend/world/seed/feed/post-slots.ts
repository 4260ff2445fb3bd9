import { mediaOf, offerOf, typeOf } from './post-kinds'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PostRecord } from '@/adapters/backend/feed/post-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { at, seededRandom, type SeededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { textsOnDemand } from '@/adapters/backend/world/seed/texts-on-demand'
import feed from '@/adapters/backend/world/data/feed.json' with { type: 'json' }
import { inLanguage } from '@/adapters/backend/world/texts/in-language'
import type { PostType } from '@/domain/feed/feed-lists'
import { asId, type PostId } from '@/domain/ids'

/** A post of the sample world is published every ten minutes. */
export const POST_SLOT = 600_000

/** Number of posts of each actor in a new world, and the maximum of all: ten days of posts. */
const POSTS_OF_ACTOR = 6
const MAX_POSTS = 1_440

/** Returns how far back the feed of a new world reaches, in slots. */
export const slotsOf = (actors: number): number => Math.min(MAX_POSTS, POSTS_OF_ACTOR * actors)

/** The number of the slot of a moment, epoch ms. */
export const postSlotAt = (moment: number): number => Math.floor(moment / POST_SLOT)

export const postIdOf = (slot: number): PostId => asId<PostId>(`post-${slot}`)

/**
 * Returns the position of the author of a slot's post: every actor has one post before any has a
 * second.
 */
export function authorAt(slot: number, actors: number): number {
  // A step without a common factor goes through all of them.
  const step = [97, 89, 83, 79].find((prime) => actors % prime !== 0) ?? 1
  return (((slot * step) % actors) + actors) % actors
}

/** A guest's remark below a post, and the author's answer; `null`: none. */
interface Remark {
  readonly text: Localized
  readonly answer: Localized | null
}

/** A post of an actor: a title, the text after it, and the remarks on it. */
interface PostLine {
  readonly title: Localized
  readonly text: Localized
  readonly talk: readonly Remark[]
}

const lines: Readonly<Record<PostType, readonly PostLine[]>> = feed

/** Returns a post before it is offered, and the random source that the rest of it is drawn from. */
function begun(slot: number) {
  const rng = seededRandom(Math.imul(slot, 6_271) + 29)
  const published = slot * POST_SLOT + rng.int(0, POST_SLOT - 60_000)
  const type = typeOf(rng)
  return { rng, published, type, line: at(lines[type], slot + rng.int(0, 5)) }
}

/** The remarks of guests on the post of a slot. */
export const talkOfSlot = (slot: number): readonly Remark[] => begun(slot).line.talk

/** The post of a slot: the same on every machine and at every moment. */
export function postOfSlot(slot: number, actor: Pick<ActorRecord, 'id' | 'family'>): PostRecord {
  const { rng, published, type, line } = begun(slot)
  const offer = offerOf(rng, type)
  return {
    id: postIdOf(slot),
    actorId: actor.id,
    created: published - rng.int(1, 90) * 60_000,
    published,
    type,
    status: 'published',
    pinned: rng.chance(0.06),
    texts: textsOnDemand((language) => inLanguage({ title: line.title, text: line.text }, language)),
    ...reached(rng, offer.price > 0),
    comments: 0,
    umaId: `uma-${actor.id}`,
    ...offer,
    ...mediaOf(rng, type, actor.family),
  }
}

/** Draws how many guests have seen and liked a post. */
function reached(rng: SeededRandom, isPaid: boolean): Pick<PostRecord, 'views' | 'likes'> {
  const views = 30 + Math.floor(rng.next() ** 2 * 900)
  return { views, likes: Math.floor(views * (isPaid ? 0.04 : 0.09) * (0.5 + rng.next())) }
}

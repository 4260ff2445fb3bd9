import type { Localized } from '@/adapters/backend/kernel/localized'
import replies from '@/adapters/backend/world/data/replies.json' with { type: 'json' }

/** A subject that actors have a taste in. */
export interface Taste {
  /** Ids of the pastimes that belong to it: an actor who has one names it. */
  readonly hobbies: readonly string[]
  /** `{hobbies}`: those of the actor. */
  readonly known?: Localized
  /** The favourites of an actor without such a pastime: the same actor always names the same. */
  readonly favourites: readonly Localized[]
}

/**
 * The words of actors. Of `talk`, `subjects` and `feelings` there are seven lines each, so that the
 * same one comes back late; of `after` (lines that continue a conversation, `{hobby}` is a pastime)
 * there are five, a number that shares no factor with seven. To a question that an actor has no
 * facts for the lines of `talk.question` say that they do not know.
 */
export const { talk, subjects, feelings, media, after, manners, tastes, facts, memory, notSpoken, camera } = replies

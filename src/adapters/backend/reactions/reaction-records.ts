import { fields, id, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, GuestId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { REACTION_MOODS, type ReactionMood } from '@/domain/reactions/reaction'

/** The stored record of a reaction. `at` is epoch ms. */
export interface ReactionRecord {
  readonly id: string
  readonly actorId: ActorId
  readonly mood: ReactionMood
  /** Names the file for its host. */
  readonly assetId: string
  readonly poster: PictureRef
  readonly seconds: number
  readonly at: number
}

export const reactions: Collection<ReactionRecord> = {
  name: 'reactions',
  schema: schemaOf(
    fields<ReactionRecord>({
      id: text,
      actorId: id<ActorId>(),
      mood: oneOf(...REACTION_MOODS),
      assetId: text,
      poster: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
      seconds: whole,
      at: number,
    }),
  ),
  key: (record) => record.id,
  indexes: { newest: (record) => [[-record.at, record.id]] },
}

/**
 * A guest's like of a reaction. Each like has a record, so that guests who like the same reaction
 * do not write the same record.
 */
export interface ReactionLike {
  readonly guestId: GuestId
  readonly reactionId: string
}

export const reactionLikeKey = (guestId: GuestId, reactionId: string): string => `${guestId} ${reactionId}`

export const reactionLikes: Collection<ReactionLike> = {
  name: 'reactionLikes',
  schema: schemaOf(fields<ReactionLike>({ guestId: id<GuestId>(), reactionId: text })),
  key: ({ guestId, reactionId }) => reactionLikeKey(guestId, reactionId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: ({ guestId, reactionId }) => [[guestId, reactionLikeKey(guestId, reactionId)]],
    byReaction: ({ reactionId, guestId }) => [[reactionId, guestId]],
  },
}

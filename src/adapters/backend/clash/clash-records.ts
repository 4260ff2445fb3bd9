import { fields, id, list, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId, GuestId } from '@/domain/ids'

/** The actors of a round. The first request in the round creates the record. */
export interface ClashRoundRecord {
  readonly id: string
  /** Counts rounds, `domain/clash/clash.ts`. */
  readonly round: number
  readonly actorIds: readonly ActorId[]
}

export const clashRounds: Collection<ClashRoundRecord> = {
  name: 'clashRounds',
  schema: schemaOf(fields<ClashRoundRecord>({ id: text, round: whole, actorIds: list(id<ActorId>()) })),
  key: (record) => record.id,
  indexes: { newest: ({ round }) => [[round]] },
}

/** The vote of one guest in one round. `at` is epoch ms. */
export interface ClashVote {
  readonly roundId: string
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly at: number
}

export const clashVoteKey = (roundId: string, guestId: GuestId): string => `${roundId} ${guestId}`

/**
 * A record for each guest, so that votes of many guests at once do not write the same one; they are
 * counted by the index.
 */
export const clashVotes: Collection<ClashVote> = {
  name: 'clashVotes',
  schema: schemaOf(fields<ClashVote>({ roundId: text, guestId: id<GuestId>(), actorId: id<ActorId>(), at: number })),
  key: ({ roundId, guestId }) => clashVoteKey(roundId, guestId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: ({ roundId, guestId }) => [[guestId, clashVoteKey(roundId, guestId)]],
    byRound: ({ roundId, actorId, guestId }) => [[roundId, actorId, guestId]],
  },
}

import type { MediaId } from '@/domain/ids'

/** Maximum votes of a guest in one contest; the sixth is refused [CON-004]. */
export const votesPerContest = 5

/** The platform's answer to a guest about their own votes in a contest [CON-005]. */
export interface GuestContestData {
  readonly voteCount: number
  readonly hideVoteLimitModal: boolean
}

/** A guest's own votes in a contest, with the entries that have them. */
export interface OwnVotes extends GuestContestData {
  readonly votedMedia: readonly MediaId[]
}

/**
 * The guest's votes as the platform stores them: the media, each at most once, in the order of
 * voting.
 */
export interface Ballot {
  readonly votedMedia: readonly MediaId[]
  readonly hideVoteLimitModal: boolean
}

/** A ballot without votes. */
export const emptyBallot: Ballot = { votedMedia: [], hideVoteLimitModal: false }

/** The result of voting or taking a vote back. */
export type VoteDecision =
  | { readonly ok: true; readonly ballot: Ballot }
  | { readonly ok: false; readonly reason: 'vote-limit-reached' | 'already-voted' | 'not-voted' }

/**
 * Returns the count the guest sees, which is derived from the ballot and not stored separately
 * [CON-005].
 */
export const guestContestData = ({ votedMedia, hideVoteLimitModal }: Ballot): GuestContestData => ({
  voteCount: votedMedia.length,
  hideVoteLimitModal,
})

/** Returns the remaining votes, never below zero [CON-004]. */
export const remainingVotes = ({ voteCount }: Pick<GuestContestData, 'voteCount'>): number =>
  Math.max(0, votesPerContest - voteCount)

/**
 * Casts one vote for an entry, at most five in a contest; each raises the count by one
 * [CON-004][CON-008].
 */
export const castVote = (ballot: Ballot, mediaId: MediaId): VoteDecision => {
  if (ballot.votedMedia.includes(mediaId)) return { ok: false, reason: 'already-voted' }
  if (remainingVotes(guestContestData(ballot)) === 0) return { ok: false, reason: 'vote-limit-reached' }
  return { ok: true, ballot: { ...ballot, votedMedia: [...ballot.votedMedia, mediaId] } }
}

/** Takes a vote back, so that the guest can give it to another entry [CON-004]. */
export const removeVote = (ballot: Ballot, mediaId: MediaId): VoteDecision =>
  ballot.votedMedia.includes(mediaId)
    ? { ok: true, ballot: { ...ballot, votedMedia: ballot.votedMedia.filter((id) => id !== mediaId) } }
    : { ok: false, reason: 'not-voted' }

/** Returns a guest's own votes with those entries. */
export const ownVotes = (ballot: Ballot): OwnVotes => ({
  ...guestContestData(ballot),
  votedMedia: ballot.votedMedia,
})

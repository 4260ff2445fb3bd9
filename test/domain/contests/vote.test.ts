import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { anyMediaId, anyVoteSteps } from '#test/support/arbitraries/contests'
import { asId, type MediaId } from '@/domain/ids'
import {
  castVote,
  emptyBallot,
  guestContestData,
  ownVotes,
  remainingVotes,
  removeVote,
  type Ballot,
  type GuestContestData,
} from '@/domain/contests/vote'

const media = (entry: number): MediaId => asId<MediaId>(`media-${entry}`)
const cast = (ballot: Ballot, mediaId: MediaId): Ballot => {
  const decision = castVote(ballot, mediaId)
  return decision.ok ? decision.ballot : ballot
}
const fullBallot = [1, 2, 3, 4, 5].map(media).reduce(cast, emptyBallot)

describe('contest votes', () => {
  it('are five, and the sixth is refused', () => {
    expect(guestContestData(fullBallot).voteCount).toBe(5)
    expect(castVote(fullBallot, media(6))).toEqual({ ok: false, reason: 'vote-limit-reached' })
  })

  it('never exceed five, in any order of votes, removals and refusals', () => {
    fc.assert(
      fc.property(anyVoteSteps, (steps) => {
        let ballot = emptyBallot
        for (const { act, mediaId } of steps) {
          const before = guestContestData(ballot)
          const decision = act === 'cast' ? castVote(ballot, mediaId) : removeVote(ballot, mediaId)
          if (decision.ok) ballot = decision.ballot
          const after = guestContestData(ballot)
          expect(after.voteCount).toBeLessThanOrEqual(5)
          expect(after.voteCount - before.voteCount).toBe(decision.ok ? (act === 'cast' ? 1 : -1) : 0)
          expect(remainingVotes(after)).toBe(5 - new Set(ballot.votedMedia).size)
        }
      }),
    )
  })

  it('are free again once taken back', () => {
    fc.assert(
      fc.property(anyMediaId, (mediaId) => {
        const decision = removeVote(cast(emptyBallot, mediaId), mediaId)
        expect(decision).toEqual({ ok: true, ballot: emptyBallot })
      }),
    )
    const freed = removeVote(fullBallot, media(3))
    expect(freed.ok && castVote(freed.ballot, media(6)).ok).toBe(true)
  })

  it('go to an entry once, and only a given vote can be taken back', () => {
    expect(castVote(fullBallot, media(1))).toEqual({ ok: false, reason: 'already-voted' })
    expect(removeVote(fullBallot, media(9))).toEqual({ ok: false, reason: 'not-voted' })
  })

  it('raise the count by one, and name the entries that have them [CON-008]', () => {
    expect(ownVotes(cast(emptyBallot, media(1)))).toEqual({
      voteCount: 1,
      hideVoteLimitModal: false,
      votedMedia: [media(1)],
    })
    expect(ownVotes(fullBallot).votedMedia).toHaveLength(ownVotes(fullBallot).voteCount)
  })

  it('are published to the guest as a count and whether to hide the limit message', () => {
    expectTypeOf<GuestContestData>().toEqualTypeOf<{
      readonly voteCount: number
      readonly hideVoteLimitModal: boolean
    }>()
    expect(guestContestData({ ...fullBallot, hideVoteLimitModal: true })).toEqual({
      voteCount: 5,
      hideVoteLimitModal: true,
    })
  })
})

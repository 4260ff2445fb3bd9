import { describe, expectTypeOf, it } from 'vitest'
import type { ContestGrid, VoteResponse } from '@/domain/contests/contest'
import type { GuestContestData } from '@/domain/contests/vote'

describe('contest values', () => {
  it('answer a vote with every documented field [CON-006]', () => {
    expectTypeOf<keyof VoteResponse>().toEqualTypeOf<
      'success' | 'mediaId' | 'mediaVotes' | 'needAvs' | 'guestId' | 'contestId' | 'hideVoteLimitModal'
    >()
  })

  it('hold a grid with hashed items, their number, the guest and the own votes [CON-007]', () => {
    expectTypeOf<keyof ContestGrid>().toEqualTypeOf<
      'contestsGridItems' | 'elementsCount' | 'guestId' | 'id' | 'guestData'
    >()
    expectTypeOf<ContestGrid['contestsGridItems'][number]['itemHash']>().toEqualTypeOf<string>()
    expectTypeOf<ContestGrid['guestData']>().toEqualTypeOf<GuestContestData>()
  })
})

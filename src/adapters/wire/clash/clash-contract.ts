import { clash, clashRound, currentClash, voteInClash, voteResult } from './clash-calls'
import { clashPort } from './clash-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** The clash of cams. */
export const clashContract: FeatureContract = {
  feature: 'clash',
  about: 'The clash of cams: two actors who are live, and the votes of guests decide.',
  ports: { clash: clashPort },
  schemas: [
    {
      name: 'ClashRound',
      schema: clashRound,
      about: 'A round of ten minutes with two actors who were live when it began.',
      fields: { sides: 'Who is in it, and how many votes they have.' },
    },
    {
      name: 'Clash',
      schema: clash,
      about: 'The round that runs.',
      fields: {
        vote: 'Whom the guest has voted for in it; null: nobody yet.',
        last: 'The round before; null: there was none.',
        now: 'The moment of the answer, for a countdown.',
      },
    },
    {
      name: 'ClashVoteAnswer',
      schema: voteResult,
      about: 'The round with the vote, or why it does not count.',
      fields: { reason: 'round-over: another round runs by now; already-voted: for the other one.' },
    },
  ],
  operations: [
    { operation: currentClash, about: 'The round that runs; null where fewer than two actors are live.' },
    {
      operation: voteInClash,
      about: 'Votes for one of the two.',
      rules: 'One vote for a guest and a round, which cannot be changed; the same vote again is answered as a success.',
      fields: { actorId: 'One of the two.' },
    },
  ],
}

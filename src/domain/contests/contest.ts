import type { ActorId, ContestId, GuestId, MediaId } from '@/domain/ids'
import type { GuestContestData } from './vote'

/** One entry of a contest; `itemHash` changes when the entry does, so that a grid redraws only what moved [CON-007]. */
export interface ContestGridItem {
  readonly itemHash: string
  readonly mediaId: MediaId
  readonly actorId: ActorId
  readonly actorName: string
  readonly imageUrl: string
  readonly votes: number
  readonly hasVoted: boolean
}

/** A page of a contest's entries [CON-007]. */
export interface ContestGrid {
  readonly id: ContestId
  readonly guestId: GuestId
  readonly elementsCount: number
  readonly contestsGridItems: readonly ContestGridItem[]
  readonly guestData: GuestContestData
}

/** The answer to a vote; `mediaVotes` is the entry's count after it, `needAvs` asks for the age check first [CON-006]. */
export interface VoteResponse {
  readonly success: boolean
  readonly mediaId: MediaId
  readonly mediaVotes: number
  readonly needAvs: boolean
  readonly guestId: GuestId
  readonly contestId: ContestId
  readonly hideVoteLimitModal: boolean
}

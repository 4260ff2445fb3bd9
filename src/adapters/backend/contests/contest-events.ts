import { ballots, type BallotRecord } from './contest-records'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'

/**
 * Returns the event of a vote, once for an entry however often the vote is taken back and given
 * again (CON-009).
 */
const ofBallot = (
  { guestId, contestId, votedMedia }: BallotRecord,
  before: BallotRecord | undefined,
): readonly RecordedEvent[] =>
  votedMedia
    .filter((mediaId) => before?.votedMedia.includes(mediaId) !== true)
    .map((mediaId) => ({
      id: `vote:${guestId}:${contestId}:${mediaId}`,
      guestId,
      type: 'vote',
      context: 'contest',
      data: contestId,
      ints: [votedMedia.length],
    }))

export const contestEvents = [recorderOf(ballots, ({ votedMedia }) => votedMedia.length > 0, ofBallot)]

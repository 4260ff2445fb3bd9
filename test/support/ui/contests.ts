import type { VoteResult } from '@/application/contests/contest-gateway'
import type { Contest, ContestEntry } from '@/domain/contests/contest'
import { asId, type ActorId, type AlbumId, type ContestId, type GuestId, type MediaId } from '@/domain/ids'

/** An entry of a contest, or what a test needs instead. */
export const entryWith = (name: string, over: Partial<ContestEntry> = {}): ContestEntry => ({
  itemHash: `hash-${name}`,
  mediaId: asId<MediaId>(`media-${name}`),
  albumId: asId<AlbumId>('7'),
  kind: 'picture',
  title: `By candle ${name}`,
  cover: { family: 3, variant: 'b0' },
  ageRating: 16,
  actor: { id: asId<ActorId>('4'), name: 'Mira Solène', avatar: { family: 3, variant: 'a0' }, isOnline: false },
  votes: 3,
  place: 1,
  ...over,
})

/** A contest that is open for votes. */
export const contestWith = (over: Partial<Contest> = {}): Contest => ({
  id: asId<ContestId>('candlelight'),
  title: 'Candlelight',
  claim: 'One source of light',
  description: 'One room, one candle.',
  prize: 'The large stage.',
  cover: { family: 1, variant: 'b1' },
  startsAt: Date.UTC(2026, 10, 20),
  endsAt: Date.UTC(2026, 11, 5),
  phase: 'voting',
  entries: 8,
  votes: 20,
  leaders: [],
  ...over,
})

/** The answer to a vote that counted. */
export const counted = (
  entry: ContestEntry,
  votedMedia: readonly MediaId[],
  hideVoteLimitModal = false,
): VoteResult => ({
  ok: true,
  contestId: asId<ContestId>('candlelight'),
  mediaId: entry.mediaId,
  mediaVotes: entry.votes + 1,
  guestId: asId<GuestId>('g1'),
  own: { voteCount: votedMedia.length, hideVoteLimitModal, votedMedia },
})

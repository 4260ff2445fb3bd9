import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { albumId } from '@/adapters/wire/albums/album'
import {
  answerText,
  count,
  flag,
  ID,
  id as idOf,
  int,
  listOf,
  moment,
  text,
  type Wire,
} from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import { videoActor } from '@/adapters/wire/media/video'
import type { ContestGrid, VoteResult } from '@/application/contests/contest-gateway'
import {
  CONTEST_PHASES,
  CONTEST_SUBS,
  ENTRY_KINDS,
  type Contest,
  type ContestEntry,
  type ContestHistory,
  type EntryHistory,
} from '@/domain/contests/contest'
import { votesPerContest, type OwnVotes } from '@/domain/contests/vote'
import type { ContestId, MediaId } from '@/domain/ids'

export const contestId = idOf<ContestId>()

/** A picture or a video in a contest; the id of a picture contains that of its album. */
export const mediaId = idOf<MediaId>(150)

export const contestPhase = z.enum(CONTEST_PHASES)
export const contestSub = z.enum(CONTEST_SUBS)
export const entryKind = z.enum(ENTRY_KINDS)

/** CON-007. */
export const contestEntry: Wire<ContestEntry> = z.object({
  itemHash: answerText(100, 1, ID),
  mediaId,
  albumId: z.nullable(albumId),
  kind: entryKind,
  title: answerText(500),
  cover: picture,
  ageRating: z.union([z.literal(12), z.literal(16), z.literal(18)]),
  actor: videoActor,
  votes: count,
  place: int(1, 1_000_000),
})

/** CON-014, CON-017. */
export const contest: Wire<Contest> = z.object({
  id: contestId,
  title: answerText(500),
  claim: answerText(1_000),
  description: answerText(5_000),
  prize: answerText(1_000),
  cover: picture,
  startsAt: moment,
  endsAt: moment,
  phase: contestPhase,
  entries: count,
  votes: count,
  leaders: z.array(contestEntry),
})

/** CON-005. */
export const contestGuestData: Wire<OwnVotes> = z.object({
  voteCount: int(0, votesPerContest),
  hideVoteLimitModal: flag,
  votedMedia: listOf(mediaId, votesPerContest),
})

/** CON-007. */
export const contestGrid: Wire<ContestGrid> = z.pipe(
  z.object({
    id: contestId,
    guestId: z.nullable(guestId),
    elementsCount: count,
    contestsGridItems: z.array(contestEntry),
    guestData: z.nullable(contestGuestData),
  }),
  z.transform(({ elementsCount, contestsGridItems, guestData, ...rest }): ContestGrid => ({
    ...rest,
    total: elementsCount,
    entries: contestsGridItems,
    own: guestData,
  })),
)

export const writtenGrid = ({ total, entries, own, ...rest }: ContestGrid): object => ({
  ...rest,
  elementsCount: total,
  contestsGridItems: entries,
  guestData: own,
})

/** The votes of an entry at the end of each day. */
export const entryHistory: Wire<EntryHistory> = z.object({ entry: contestEntry, votes: z.array(z.int()) })

/** Results of the leading entries day by day. */
export const contestHistory: Wire<ContestHistory> = z.object({
  days: z.array(answerText(10, 10)),
  leaders: z.array(entryHistory),
})

export const voteRefusal = z.enum([
  'login-required',
  'locked',
  'restricted',
  'not-found',
  'voting-closed',
  'age-check',
  'vote-limit-reached',
])

/** CON-006. */
export const voteResponse: Wire<VoteResult> = z.pipe(
  z.object({
    success: flag,
    reason: z.nullable(voteRefusal),
    mediaId,
    mediaVotes: count,
    needAvs: flag,
    guestId,
    contestId,
    hideVoteLimitModal: flag,
    voteCount: int(0, votesPerContest),
    votedMedia: listOf(mediaId, votesPerContest),
  }),
  z.transform(({ success, reason, needAvs: _needAvs, ...rest }): VoteResult => {
    const { hideVoteLimitModal, voteCount, votedMedia, ...named } = rest
    const answer = { ...named, own: { hideVoteLimitModal, voteCount, votedMedia } }
    return success || reason === null ? { ok: true, ...answer } : { ok: false, reason, ...answer }
  }),
)

export const writtenVote = ({ own, ...result }: VoteResult): object => {
  const { contestId: contest, mediaId: media, mediaVotes, guestId: guest } = result
  const reason = result.ok ? null : result.reason
  return {
    success: result.ok,
    reason,
    needAvs: reason === 'age-check',
    contestId: contest,
    mediaId: media,
    mediaVotes,
    guestId: guest,
    ...own,
  }
}

export const actorNamePart = text(100)

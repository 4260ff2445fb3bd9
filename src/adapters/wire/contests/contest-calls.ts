import * as z from 'zod/mini'
import {
  actorNamePart,
  contest,
  contestEntry,
  contestGrid,
  contestGuestData,
  contestHistory,
  contestId,
  contestSub,
  mediaId,
  voteResponse,
} from './contest'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { albumId } from '@/adapters/wire/albums/album'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post, remove } from '@/adapters/wire/base/rest-call'
import { flag, intText, requestedLanguage } from '@/adapters/wire/base/scalars'
import { guestId } from '@/adapters/wire/guest/guest'
import type { VoteResult } from '@/application/contests/contest-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import type { Contest, ContestHistory } from '@/domain/contests/contest'
import type { OwnVotes } from '@/domain/contests/vote'
import type { ContestId, MediaId } from '@/domain/ids'

/** CON-020. */
export const contests: QueryCall<{ readonly first: number; readonly offset: number }, Page<Contest>> = query(
  'contests',
  z.object({ first, offset }),
  pageOf(contest),
)

/** CON-014. */
export const getContestHead = get(
  'getContestHead',
  '/contests/head/:contestId/:language',
  z.object({ contestId, language: requestedLanguage }),
  z.object({ contest: z.nullable(contest) }),
)

/** CON-015. */
export const getContestGridItems = get(
  'getContestGridItems',
  '/contests/gridItems/:contestId/:limit/:contestSub/:offset',
  z.object({
    contestId,
    limit: intText(1, MAX_PAGE_SIZE),
    contestSub,
    offset: intText(0, 1_000_000),
    actorName: z.exactOptional(actorNamePart),
  }),
  z.object({ grid: z.nullable(contestGrid) }),
)

/** CON-016. */
export const getContestGuestData = get(
  'getContestGuestData',
  '/contests/guestData/:contestId',
  z.object({ contestId }),
  z.object({ guestData: contestGuestData }),
)

/** CON-017. */
export const getContest = get(
  'getContest',
  '/contests/:contestId',
  z.object({ contestId }),
  z.object({ contest: z.nullable(contest) }),
)

/** CON-018. */
export const getContestActor = get(
  'getContestActor',
  '/contests/:contestId/actor/:actorId',
  z.object({ contestId, actorId }),
  z.object({ entry: z.nullable(contestEntry) }),
)

/** CON-019. */
export const getContestTopList = get(
  'getContestTopList',
  '/contests/:contestId/topList',
  z.object({ contestId }),
  z.object({ topList: z.nullable(z.array(contestEntry)) }),
)

const hideConfirmWindow = z.exactOptional(flag)

/** CON-011. */
export const addContestVote = post(
  'addVote',
  '/contests/addVote',
  z.object({
    actorId: z.exactOptional(actorId),
    contestId,
    guestId: z.exactOptional(guestId),
    mediaId,
    albumId: z.exactOptional(z.nullable(albumId)),
    hideConfirmWindow,
  }),
  voteResponse,
  { repeatable: true },
)

/** CON-012: the same vote with fewer fields. */
export const addContestMediaVoting = post(
  'addContestMediaVoting',
  '/contests/addContestMediaVoting',
  z.object({ contestId, mediaId, hideConfirmWindow }),
  voteResponse,
  { repeatable: true },
)

/** CON-013. */
export const deleteContestMediaVoting = remove(
  'deleteContestMediaVoting',
  '/contests/deleteContestMediaVoting',
  z.object({ contestId, mediaId }),
  voteResponse,
)

/** The results over time. */
export const contestHistoryOf: QueryCall<{ readonly contestId: ContestId }, ContestHistory | null> = query(
  'contestHistory',
  z.object({ contestId }),
  z.nullable(contestHistory),
)

type OneVote = { readonly contestId: ContestId; readonly mediaId: MediaId }

/** CON-021. */
export const contestVotes: QueryCall<{ readonly contestId: ContestId }, OwnVotes> = query(
  'contestVotes',
  z.object({ contestId }),
  contestGuestData,
)

/** CON-021. */
export const addContestVotes: QueryCall<OneVote, VoteResult> = mutation(
  'addContestVote',
  z.object({ contestId, mediaId }),
  voteResponse,
)

/** CON-021. */
export const deleteContestVotes: QueryCall<OneVote, VoteResult> = mutation(
  'deleteContestVote',
  z.object({ contestId, mediaId }),
  voteResponse,
)

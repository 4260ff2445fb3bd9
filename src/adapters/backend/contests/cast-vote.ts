import { ballotKey, ballots, contestEntries, contests, entryKey, type EntryRecord } from './contest-records'
import { currentVotes, voteCounter, voteSubject } from './entry-votes'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { queueCounterDelta } from '@/adapters/backend/kernel/counter-deltas'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { VoteRefusal, VoteRequest, VoteResult } from '@/application/contests/contest-gateway'
import { contestDay, contestPhase } from '@/domain/contests/contest'
import { castVote, emptyBallot, ownVotes, removeVote, type Ballot } from '@/domain/contests/vote'
import type { ContestId, GuestId } from '@/domain/ids'

/** Returns the votes of a guest in a contest; an empty ballot if they have not voted. */
export const ballotOf = async (reader: Reader, guestId: GuestId, contestId: ContestId): Promise<Ballot> =>
  (await reader.get(ballots, ballotKey(guestId, contestId))) ?? emptyBallot

/** Returns the age rating of an entry's picture or video; `null` if it is not shown any more. */
async function ratingOf(reader: Reader, { actorId, albumId, mediaId }: EntryRecord): Promise<number | null> {
  const [actor, media] = await Promise.all([
    reader.get(actors, actorId),
    albumId === null ? reader.get(videos, mediaId) : reader.get(albums, albumId),
  ])
  return actor === undefined || media === undefined ? null : media.ageRating
}

/** Returns the reason the guest cannot vote for an entry, or take a vote back; `null` if there is none. */
async function refusalOf(
  tx: Transaction,
  guest: GuestRecord,
  { contestId, mediaId, guestId, actorId, albumId }: VoteRequest,
  { now, isTakenBack }: { readonly now: number; readonly isTakenBack: boolean },
): Promise<VoteRefusal | null> {
  const permission = authorize(guest, 'vote')
  if (!permission.ok) return permission.reason
  const [contest, entry] = await Promise.all([
    tx.get(contests, contestId),
    tx.get(contestEntries, entryKey(contestId, mediaId)),
  ])
  if (contest === undefined || entry === undefined) return 'not-found'
  if ((guestId ?? guest.id) !== guest.id || (actorId ?? entry.actorId) !== entry.actorId) return 'not-found'
  if (albumId !== undefined && albumId !== entry.albumId) return 'not-found'
  if (contestPhase(contest, now) !== 'voting') return 'voting-closed'
  // A vote for what has been taken away since can still be taken back, so that it is not lost.
  if (isTakenBack) return null
  const rating = await ratingOf(tx, entry)
  if (rating === null) return 'not-found'
  if (rating < 18) return null
  return (await ageCheckOf(tx, guest.id)).avsStatus === 'accepted' ? null : 'age-check'
}

/**
 * Casts a vote, or takes one back: at most five in a contest however many requests arrive at once,
 * because each changes the same ballot in its transaction (CON-004). Doing it again has no effect.
 */
export function changeVote(
  platform: PlatformContext,
  caller: RequestContext,
  request: VoteRequest,
  act: 'cast' | 'take-back',
): Promise<VoteResult> {
  return platform.store.transaction<VoteResult>(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const { contestId, mediaId } = request
    const now = platform.clock.now()
    const before = await ballotOf(tx, guest.id, contestId)
    const isTakenBack = act === 'take-back'
    const answer = async (ballot: Ballot) => ({
      contestId,
      mediaId,
      mediaVotes: await currentVotes(tx, contestId, mediaId),
      guestId: guest.id,
      own: ownVotes(ballot),
    })
    const refusal = await refusalOf(tx, guest, request, { now, isTakenBack })
    if (refusal !== null) return { ok: false, reason: refusal, ...(await answer(before)) }
    const decision = isTakenBack ? removeVote(before, mediaId) : castVote(before, mediaId)
    if (!decision.ok && decision.reason === 'vote-limit-reached')
      return { ok: false, reason: decision.reason, ...(await answer(before)) }
    // Already as wanted: a request that is repeated after a lost answer is answered as the first was.
    const voted = decision.ok ? decision.ballot : before
    const after = { ...voted, hideVoteLimitModal: voted.hideVoteLimitModal || request.hideConfirmWindow === true }
    await tx.put(ballots, { guestId: guest.id, contestId, ...after })
    if (decision.ok)
      await queueCounterDelta(
        platform,
        tx,
        voteCounter,
        voteSubject(contestId, mediaId, contestDay(now)),
        isTakenBack ? -1 : 1,
      )
    return { ok: true, ...(await answer(after)) }
  })
}

import {
  ballotKey,
  ballots,
  contestEntries,
  contests,
  entryKey,
  type ContestRecord,
  type EntryRecord,
} from './contest-records'
import { currentEntries, voteCounter, voteSubject } from './entry-votes'
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

/** The data of an entry that is read before the vote: none of it depends on the guest. */
interface Voted {
  readonly contest: ContestRecord | undefined
  readonly entry: EntryRecord | undefined
  /** The age rating of its picture or video; `null` if it is not shown any more. */
  readonly rating: number | null
}

async function votedOf(reader: Reader, { contestId, mediaId }: VoteRequest): Promise<Voted> {
  const [contest, entry] = await Promise.all([
    reader.get(contests, contestId),
    reader.get(contestEntries, entryKey(contestId, mediaId)),
  ])
  if (entry === undefined) return { contest, entry, rating: null }
  const [actor, media] = await Promise.all([
    reader.get(actors, entry.actorId),
    entry.albumId === null ? reader.get(videos, mediaId) : reader.get(albums, entry.albumId),
  ])
  return { contest, entry, rating: actor === undefined || media === undefined ? null : media.ageRating }
}

/** Returns why the guest cannot vote for an entry, or take a vote back; `null`: they can. */
async function refusalOf(
  tx: Transaction,
  guest: GuestRecord,
  { guestId, actorId, albumId }: VoteRequest,
  { contest, entry, rating }: Voted,
  { now, isTakenBack }: { readonly now: number; readonly isTakenBack: boolean },
): Promise<VoteRefusal | null> {
  const permission = authorize(guest, 'vote')
  if (!permission.ok) return permission.reason
  if (contest === undefined || entry === undefined) return 'not-found'
  if ((guestId ?? guest.id) !== guest.id || (actorId ?? entry.actorId) !== entry.actorId) return 'not-found'
  if (albumId !== undefined && albumId !== entry.albumId) return 'not-found'
  if (contestPhase(contest, now) !== 'voting') return 'voting-closed'
  // A vote for an entry hidden since can still be taken back, so that it is not lost.
  if (isTakenBack) return null
  if (rating === null) return 'not-found'
  if (rating < 18) return null
  return (await ageCheckOf(tx, guest.id)).avsStatus === 'accepted' ? null : 'age-check'
}

/**
 * Casts a vote, or takes one back: at most five in a contest however many requests arrive at once,
 * because each changes the same ballot in its transaction (CON-004). Doing it again has no effect.
 */
export async function changeVote(
  platform: PlatformContext,
  caller: RequestContext,
  request: VoteRequest,
  act: 'cast' | 'take-back',
): Promise<VoteResult> {
  const { store, clock } = platform
  const { contestId, mediaId } = request
  // The transaction reads nothing that the votes of others write, so that simultaneous votes do not
  // undo one another.
  const voted = await votedOf(store, request)
  const outcome = await store.transaction(async (tx) => {
    const { guest } = await requireSession(tx, caller)
    const now = clock.now()
    const before = await ballotOf(tx, guest.id, contestId)
    const isTakenBack = act === 'take-back'
    const refusal = await refusalOf(tx, guest, request, voted, { now, isTakenBack })
    if (refusal !== null) return { guestId: guest.id, refusal, ballot: before }
    const decision = isTakenBack ? removeVote(before, mediaId) : castVote(before, mediaId)
    if (!decision.ok && decision.reason === 'vote-limit-reached')
      return { guestId: guest.id, refusal: decision.reason, ballot: before }
    // Already as wanted: a request that is repeated after a lost answer gets the first answer.
    const after = decision.ok ? decision.ballot : before
    const hideVoteLimitModal = after.hideVoteLimitModal || request.hideConfirmWindow === true
    const ballot: Ballot = { ...after, hideVoteLimitModal }
    await tx.put(ballots, { guestId: guest.id, contestId, ...ballot })
    if (decision.ok) {
      const subject = voteSubject(contestId, mediaId, contestDay(now))
      await queueCounterDelta(platform, tx, voteCounter, subject, isTakenBack ? -1 : 1)
    }
    return { guestId: guest.id, refusal: null, ballot }
  })
  const { guestId, refusal, ballot } = outcome
  const entries = await currentEntries(store, contestId)
  const mediaVotes = entries.find((entry) => entry.mediaId === mediaId)?.votes ?? 0
  const answer = { contestId, mediaId, mediaVotes, guestId, own: ownVotes(ballot) }
  return refusal === null ? { ok: true, ...answer } : { ok: false, reason: refusal, ...answer }
}

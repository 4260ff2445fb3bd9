import { contestEntries, contests, type ContestRecord } from './contest-records'
import { allContests, standingsOf } from './contest-view'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { MAX_ENTRIES, TOP_PLACES } from '@/domain/contests/contest'

/** Returns a digest of all votes of a contest, which changes with its ranking. */
async function votesDigest(reader: Reader, { id }: ContestRecord): Promise<string> {
  const entries = await reader.find(contestEntries, 'ofContest', { prefix: [id], limit: MAX_ENTRIES })
  return hashIdOf(entries.map(({ mediaId, votes }) => `${mediaId} ${votes}`).join())
}

/**
 * Marks the first ten videos of contests with their places, which are shown wherever the videos are
 * listed (MED-002). A contest is checked again only when its votes have changed; a video that drops
 * out of the first ten loses its mark.
 */
export async function markPlaces({ store, clock }: PlatformContext, onError: (error: unknown) => void): Promise<void> {
  const now = clock.now()
  for (const contest of await allContests(store)) {
    if (now < contest.startsAt) continue
    const markedBy = await votesDigest(store, contest)
    if (markedBy === contest.markedBy) continue
    const marks = Object.fromEntries(
      (await standingsOf(store, contest))
        .filter(({ entry: { albumId, votes }, place }) => albumId === null && votes > 0 && place <= TOP_PLACES)
        .map(({ entry, place }) => [entry.mediaId, place]),
    )
    await store.transaction((tx) => mark(tx, contest, { marks, markedBy })).catch(onError)
  }
}

async function mark(
  tx: Transaction,
  { id }: ContestRecord,
  found: Pick<ContestRecord, 'marks' | 'markedBy'>,
): Promise<void> {
  const contest = await tx.get(contests, id)
  if (contest === undefined) return
  for (const videoId of new Set([...Object.keys(contest.marks), ...Object.keys(found.marks)])) {
    const contestPlace = found.marks[videoId] ?? null
    if (contestPlace === (contest.marks[videoId] ?? null)) continue
    const video = await tx.get(videos, videoId)
    if (video !== undefined) await tx.put(videos, { ...video, contestPlace })
  }
  await tx.put(contests, { ...contest, ...found })
}

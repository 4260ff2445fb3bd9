import { contestEntries, entryKey, type EntryRecord } from './contest-records'
import { counterDeltas, type Counter, type CounterDelta } from '@/adapters/backend/kernel/counter-deltas'
import type { Reader } from '@/adapters/stores/store'
import type { ContestId, MediaId } from '@/domain/ids'
import { MAX_ENTRIES } from '@/domain/contests/contest'

/** Returns the subject of a vote: an entry on a day, YYYY-MM-DD. */
export const voteSubject = (contestId: ContestId, mediaId: MediaId, day: string): string =>
  `${entryKey(contestId, mediaId)} ${day}`

const SUBJECT = /^(?<entry>.+) (?<day>\d{4}-\d{2}-\d{2})$/u

/**
 * The votes of entries. Many guests vote for the same entry, so their votes are added a moment
 * later.
 */
export const voteCounter: Counter = {
  name: 'contestVotes',
  async add(tx, subjectId, by) {
    const { entry = '', day = '' } = SUBJECT.exec(subjectId)?.groups ?? {}
    const record = await tx.get(contestEntries, entry)
    if (record !== undefined) await tx.put(contestEntries, withVotes(record, day, by))
  },
}

const withVotes = (record: EntryRecord, day: string, by: number): EntryRecord => ({
  ...record,
  votes: record.votes + by,
  gains: { ...record.gains, [day]: (record.gains[day] ?? 0) + by },
})

/** Maximum number of waiting votes that are read; more are counted a moment later. */
const MAX_WAITING = 1_000

const waitingVotes = (reader: Reader): Promise<readonly CounterDelta[]> =>
  reader.find(counterDeltas, 'bySubject', { prefix: [voteCounter.name], limit: MAX_WAITING })

/** Number of times that the entries are read again if votes were added to them meanwhile. */
const TRIES = 3

/**
 * Returns the entries of a contest with the votes that still wait to be added, so that a guest
 * sees their own vote at once. A vote that waits before and after the entries were read is not yet
 * in them.
 */
export async function currentEntries(reader: Reader, contestId: ContestId): Promise<readonly EntryRecord[]> {
  let before = await waitingVotes(reader)
  for (let left = TRIES; ; left -= 1) {
    const records = await reader.find(contestEntries, 'ofContest', { prefix: [contestId], limit: MAX_ENTRIES })
    if (before.length === 0) return records
    const after = await waitingVotes(reader)
    const still = new Set(after.map(({ id }) => id))
    if (left === 1 || before.every(({ id }) => still.has(id)))
      return withWaiting(
        records,
        before.filter(({ id }) => still.has(id)),
      )
    before = after
  }
}

function withWaiting(records: readonly EntryRecord[], waiting: readonly CounterDelta[]): readonly EntryRecord[] {
  const byEntry = new Map<string, CounterDelta[]>()
  for (const delta of waiting) {
    const entry = SUBJECT.exec(delta.subjectId)?.groups?.['entry'] ?? ''
    byEntry.set(entry, [...(byEntry.get(entry) ?? []), delta])
  }
  return records.map((record) =>
    (byEntry.get(entryKey(record.contestId, record.mediaId)) ?? []).reduce(
      (changed, { subjectId, by }) => withVotes(changed, SUBJECT.exec(subjectId)?.groups?.['day'] ?? '', by),
      record,
    ),
  )
}

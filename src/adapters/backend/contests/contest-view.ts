import { contests, type ContestRecord, type EntryRecord } from './contest-records'
import { currentEntries } from './entry-votes'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { albums } from '@/adapters/backend/albums/album-records'
import { videos } from '@/adapters/backend/media/video-records'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import type { Reader } from '@/adapters/stores/store'
import {
  contestDays,
  contestPhase,
  type Contest,
  type ContestEntry,
  type ContestHistory,
} from '@/domain/contests/contest'
import { ranked, runningTotals } from '@/domain/contests/ranking'
import type { Language } from '@/domain/navigation/language'

/** The guest for whom contests are shown. `now` is epoch ms. */
export interface ContestViewer {
  readonly guest: GuestRecord
  readonly language: Language
  readonly now: number
}

/** An entry's record with its place among all entries of the contest. */
export interface Standing {
  readonly entry: EntryRecord
  readonly place: number
}

/** Number of leading entries shown with a contest, and in the chart of its results. */
const LEADERS = { shown: 3, charted: 5 } as const

/** Returns all entries of a contest whose picture, video and actor are shown, by their rank. */
export async function standingsOf(reader: Reader, contest: ContestRecord): Promise<readonly Standing[]> {
  const records = await currentEntries(reader, contest.id)
  const [foundActors, foundAlbums, foundVideos] = await Promise.all([
    reader.getMany(
      actors,
      records.map(({ actorId }) => actorId),
    ),
    reader.getMany(
      albums,
      records.map(({ albumId }) => albumId ?? ''),
    ),
    reader.getMany(
      videos,
      records.map(({ albumId, mediaId }) => (albumId === null ? mediaId : '')),
    ),
  ])
  const isShown = (_: EntryRecord, index: number): boolean =>
    foundActors[index] !== undefined && (foundAlbums[index] ?? foundVideos[index]) !== undefined
  return ranked(records.filter(isShown))
}

/** Returns entries as a guest sees them. */
export async function entriesOf(
  reader: Reader,
  standings: readonly Standing[],
  { guest, language }: ContestViewer,
): Promise<readonly ContestEntry[]> {
  const shown = new ShownPictures(reader, guest.id)
  const entries = await Promise.all(
    standings.map(async ({ entry: { contestId, mediaId, albumId, actorId, cover, votes }, place }) => {
      const [actor, album, video] = await Promise.all([
        reader.get(actors, actorId),
        albumId === null ? undefined : reader.get(albums, albumId),
        albumId === null ? reader.get(videos, mediaId) : undefined,
      ])
      const media = album ?? video
      // Taken away since the standings were read.
      if (actor === undefined || media === undefined) return []
      return [
        {
          itemHash: hashIdOf(`${contestId} ${mediaId}`),
          mediaId,
          albumId,
          kind: albumId === null ? ('video' as const) : ('picture' as const),
          title: media.texts[language].title,
          cover: await shown.cover({ cover: cover ?? media.cover, ageRating: media.ageRating }),
          ageRating: media.ageRating,
          actor: {
            id: actor.id,
            name: actor.name,
            avatar: await shown.avatar(actor),
            isOnline: actor.state.isOnline,
          },
          votes,
          place,
        },
      ]
    }),
  )
  return entries.flat()
}

/** Returns a contest as a guest sees it. */
export async function contestOf(reader: Reader, record: ContestRecord, viewer: ContestViewer): Promise<Contest> {
  const { id, texts, cover, startsAt, endsAt } = record
  const phase = contestPhase(record, viewer.now)
  const standings = await standingsOf(reader, record)
  return {
    id,
    ...texts[viewer.language],
    cover,
    startsAt,
    endsAt,
    phase,
    entries: standings.length,
    votes: standings.reduce((sum, { entry }) => sum + entry.votes, 0),
    leaders: phase === 'announced' ? [] : await entriesOf(reader, standings.slice(0, LEADERS.shown), viewer),
  }
}

/** Returns all contests, newest end first. There are few: an operator runs some at a time. */
export const allContests = (reader: Reader): Promise<readonly ContestRecord[]> =>
  reader.find(contests, 'latest', { prefix: [] })

/** Returns the results of the leading entries day by day. */
export async function historyOf(reader: Reader, record: ContestRecord, viewer: ContestViewer): Promise<ContestHistory> {
  const days = contestDays(record, viewer.now)
  const leading = days.length === 0 ? [] : (await standingsOf(reader, record)).slice(0, LEADERS.charted)
  const entries = await entriesOf(reader, leading, viewer)
  return {
    days,
    leaders: entries.flatMap((entry) => {
      const found = leading.find((standing) => standing.entry.mediaId === entry.mediaId)
      return found === undefined ? [] : [{ entry, votes: runningTotals(found.entry.gains, days, found.entry.votes) }]
    }),
  }
}

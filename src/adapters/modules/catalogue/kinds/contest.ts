import * as z from 'zod'
import { actorKind } from './actor'
import { albumKind } from './album'
import { lineKind } from './line-kind'
import { iso, writable } from './members'
import { videoKind } from './video'
import { contestEntries, contests, entryKey, type EntryRecord } from '@/adapters/backend/contests/contest-records'
import { count, inEachLanguage, lineId, moment, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'
import { pictureIdOf, pictureKeyOf } from '@/domain/albums/picture-key'
import { MAX_ENTRIES } from '@/domain/contests/contest'
import { asId, type ActorId, type AlbumId, type ContestId, type MediaId, type VideoId } from '@/domain/ids'

const entry = z.union([
  z.strictObject({ actorId: lineId<ActorId>(), videoId: lineId<VideoId>(), enteredAt: moment.optional() }),
  z.strictObject({
    actorId: lineId<ActorId>(),
    albumId: lineId<AlbumId>(),
    /** The number of the picture in its album, from 1. */
    position: count(9_999).min(1),
    /** The artwork of the picture. Missing: the cover of the album. */
    cover: picture.optional(),
    enteredAt: moment.optional(),
  }),
])

type Entry = z.infer<typeof entry>

const schema = z.strictObject({
  kind: z.literal('contest'),
  id: slug,
  texts: inEachLanguage(
    z.strictObject({ title: text(120), claim: text(300), description: text(4_000, 0), prize: text(500, 0) }),
  ),
  cover: picture,
  startsAt: moment,
  endsAt: moment,
  entries: z.array(entry).max(MAX_ENTRIES),
})

type Line = z.infer<typeof schema>

const mediaOf = (of: Entry): MediaId =>
  asId<MediaId>('videoId' in of ? of.videoId : pictureIdOf({ of: 'album', albumId: of.albumId, position: of.position }))

/** The record of an entry; `old` has its votes, which stay. */
const recordOf = (line: Line, of: Entry, old: EntryRecord | undefined): EntryRecord => ({
  contestId: asId<ContestId>(line.id),
  mediaId: mediaOf(of),
  albumId: 'videoId' in of ? null : of.albumId,
  actorId: of.actorId,
  cover: 'videoId' in of ? null : (of.cover ?? null),
  enteredAt: of.enteredAt ?? line.startsAt,
  votes: old?.votes ?? 0,
  gains: old?.gains ?? {},
})

/**
 * A contest with all its entries. An entry that is left out of a later line stays, with its votes.
 */
export const contestKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: contests,
  record: ({ id, texts, cover, startsAt, endsAt }, old) => ({
    id: asId<ContestId>(id),
    texts,
    cover,
    startsAt,
    endsAt,
    marks: old?.marks ?? {},
    markedBy: old?.markedBy ?? '',
  }),
  further: [
    async (line, _key, apply) => {
      const outcomes = await Promise.all(
        line.entries.map((of) =>
          apply(contestEntries, entryKey(asId<ContestId>(line.id), mediaOf(of)), (old) => recordOf(line, of, old)),
        ),
      )
      return outcomes.every((outcome) => outcome === 'unchanged') ? 'unchanged' : 'changed'
    },
  ],
  references: [
    { to: actorKind, ids: ({ entries }) => entries.map(({ actorId }) => actorId) },
    { to: videoKind, ids: ({ entries }) => entries.map((of) => ('videoId' in of ? of.videoId : null)) },
    { to: albumKind, ids: ({ entries }) => entries.map((of) => ('albumId' in of ? of.albumId : null)) },
  ],
  contradictions: ({ startsAt, endsAt, entries }) => [
    ...(endsAt > startsAt ? [] : ['endsAt: has to be after startsAt']),
    ...(new Set(entries.map(mediaOf)).size === entries.length ? [] : ['entries: one takes part twice']),
  ],
  written: ({ seeded }) => {
    const entries = seeded(contestEntries)
    return seeded(contests).map(({ id, texts, cover, startsAt, endsAt }) => ({
      kind: 'contest',
      id,
      texts: writable(texts),
      cover,
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      entries: entries.filter(({ contestId }) => contestId === id).map(writtenEntry),
    }))
  },
})

function writtenEntry({ actorId, albumId, mediaId, cover, enteredAt }: EntryRecord): z.input<typeof entry> {
  if (albumId === null) return { actorId, videoId: mediaId, enteredAt: iso(enteredAt) }
  const key = pictureKeyOf(mediaId)
  const position = key?.of === 'album' ? key.position : 1
  return { actorId, albumId, position, ...(cover === null ? {} : { cover }), enteredAt: iso(enteredAt) }
}

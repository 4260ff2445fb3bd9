import * as z from 'zod'
import { actorKind } from './actor'
import { lineKind } from './line-kind'
import { coins, contentOf, freeCostsNothing, iso, shownMembers, writable } from './members'
import { albums } from '@/adapters/backend/albums/album-records'
import { count, inEachLanguage, lineId, moment, picture, text } from '@/adapters/modules/catalogue/line-parts'
import type { ActorId, AlbumId } from '@/domain/ids'

const schema = z.strictObject({
  kind: z.literal('album'),
  ...shownMembers,
  id: lineId<AlbumId>(),
  actorId: lineId<ActorId>(),
  texts: inEachLanguage(z.strictObject({ title: text(120), description: text(4_000, 0) })),
  ageRating: z.literal([16, 18]),
  free: z.boolean().default(false),
  releasedAt: moment,
  price: coins,
  cover: picture,
  /** Asset ids, in the order in which they are shown. */
  pictures: z
    .array(z.string().regex(/^[1-9]\d{0,6}\.(?:0|[1-9]\d?)$/u, 'has to be a family and a number, as 10001.7'))
    .min(1)
    .max(500),
  /** Number of the first pictures that everybody may see. */
  previews: count(500),
  figures: z.strictObject({ sold: count() }).optional(),
})

export const albumKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: albums,
  record(line, old) {
    const { figures = { sold: 0 }, ...own } = contentOf(line)
    return { ...own, sold: (old ?? figures).sold }
  },
  references: [{ to: actorKind, ids: ({ actorId }) => [actorId] }],
  contradictions: (line) => [
    ...freeCostsNothing(line),
    ...(line.previews > line.pictures.length ? [`previews: there are ${line.pictures.length} pictures only`] : []),
  ],
  releasedAt: ({ releasedAt }) => releasedAt,
  actorId: ({ actorId }) => actorId,
  written: (content) =>
    content.albums.map(({ releasedAt, sold, ...own }) => ({
      kind: 'album',
      ...writable(own),
      releasedAt: iso(releasedAt),
      figures: { sold },
    })),
})

import * as z from 'zod'
import { lineKind } from './line-kind'
import { contentOf, iso, shownMembers, writable } from './members'
import { tvFormatKind } from './tv-format'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import { tvVideos } from '@/adapters/backend/tv/tv-records'
import { count, inEachLanguage, lineId, moment, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'
import type { VideoId } from '@/domain/ids'

const schema = z.strictObject({
  kind: z.literal('tvVideo'),
  ...shownMembers,
  id: lineId<VideoId>(),
  formatKey: slug,
  /** Its position among the episodes of the format, from 0. */
  position: count(100_000),
  season: count(1_000).min(1),
  episode: count(10_000).min(1),
  texts: inEachLanguage(z.strictObject({ title: text(120), description: text(4_000, 0) })),
  duration: count(86_400).min(1),
  clip: count(9_999_999).min(1),
  cover: picture,
  releasedAt: moment,
})

/** Its pages check its release themselves. */
export const tvVideoKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: tvVideos,
  record: (line) => ({ ...contentOf(line), hashId: hashIdOf(line.id) }),
  references: [{ to: tvFormatKind, ids: ({ formatKey }) => [formatKey] }],
  written: (content) =>
    content.tvVideos.map(({ hashId: _derived, releasedAt, ...own }) => ({
      kind: 'tvVideo',
      ...writable(own),
      releasedAt: iso(releasedAt),
    })),
})

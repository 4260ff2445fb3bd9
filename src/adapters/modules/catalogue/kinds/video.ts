import * as z from 'zod'
import { actorKind } from './actor'
import { lineKind } from './line-kind'
import { coins, contentOf, freeCostsNothing, iso, label, shownMembers, writable } from './members'
import { actors } from '@/adapters/backend/actors/actor-records'
import { videos } from '@/adapters/backend/media/video-records'
import { count, inEachLanguage, lineId, moment, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'
import type { Transaction } from '@/adapters/stores/store'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'
import type { ActorId, VideoId } from '@/domain/ids'
import { CAPTION_LANGUAGE, MAX_CAPTIONS } from '@/domain/media/captions'
import { previewSeconds } from '@/domain/media/preview'

const schema = z.strictObject({
  kind: z.literal('video'),
  ...shownMembers,
  id: lineId<VideoId>(),
  actorId: lineId<ActorId>(),
  texts: inEachLanguage(
    z.strictObject({ title: text(120), description: text(4_000, 0), tags: z.array(label).max(40) }),
  ),
  /** Seconds. */
  duration: count(86_400).min(1),
  ageRating: z.literal([12, 16, 18]),
  free: z.boolean().default(false),
  vip: z.boolean().default(false),
  isVip30Offer: z.boolean().default(false),
  camRecording: z.boolean().default(false),
  classic: z.boolean().default(false),
  original: z.boolean().default(false),
  selected: z.boolean().default(false),
  releasedAt: moment,
  price: coins,
  /** Before a reduction. Missing: there is none. */
  basePrice: coins.optional(),
  cover: picture,
  assetId: z.string().regex(/^[\w.]{1,60}$/u, 'has to be 1 to 60 letters, digits, dots or underscores'),
  tags: z.array(slug).max(40),
  /** The languages of its captions, each a file of its own. */
  captions: z
    .array(z.string().regex(CAPTION_LANGUAGE, 'has to be two lower-case letters'))
    .max(MAX_CAPTIONS)
    .default([]),
  contestPlace: count(1_000).nullable().default(null),
  figures: z.strictObject({ likes: count(), sold: count(), trend: z.number().min(0) }).optional(),
})

/** Warns of a paid video that is too short for a whole preview. */
function shortPreview({ price, duration }: z.output<typeof schema>): readonly string[] {
  const seconds = previewSeconds(duration, PREVIEW_SECONDS)
  if (price === 0 || seconds === PREVIEW_SECONDS) return []
  return [`the video is ${duration} seconds long: its preview is ${seconds} seconds, unless it has files of its own`]
}

/** Notes at an actor how many videos are theirs; whether that has changed. */
async function countVideos(tx: Transaction, actorId: ActorId): Promise<boolean> {
  const actor = await tx.get(actors, actorId)
  const videoCount = await tx.count(videos, 'newestOfActor', [actorId])
  if (actor === undefined || actor.videoCount === videoCount) return false
  await tx.put(actors, { ...actor, videoCount })
  return true
}

export const videoKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: videos,
  record(line, old) {
    const { basePrice = line.price, figures = { likes: 0, sold: 0, trend: 0 }, ...own } = contentOf(line)
    const { likes, sold, trend } = old ?? figures
    return { ...own, basePrice, likes, sold, trend }
  },
  references: [{ to: actorKind, ids: ({ actorId }) => [actorId] }],
  contradictions: (line) => [
    ...freeCostsNothing(line),
    ...(line.basePrice !== undefined && line.basePrice < line.price ? ['basePrice: has to be the price or more'] : []),
  ],
  warnings: shortPreview,
  releasedAt: ({ releasedAt }) => releasedAt,
  actorId: ({ actorId }) => actorId,
  followUp: ({ actorId: key }) => ({ collection: actors.name, key, run: (tx) => countVideos(tx, key) }),
  written: (content) =>
    content.videos.map(({ releasedAt, likes, sold, trend, ...own }) => ({
      kind: 'video',
      ...writable(own),
      releasedAt: iso(releasedAt),
      figures: { likes, sold, trend },
    })),
})

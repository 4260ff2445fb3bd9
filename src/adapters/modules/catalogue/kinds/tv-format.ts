import * as z from 'zod'
import { actorKind } from './actor'
import { lineKind } from './line-kind'
import { contentOf, shownMembers, writable } from './members'
import { tvFormats } from '@/adapters/backend/tv/tv-records'
import { count, inEachLanguage, lineId, picture, slug, text } from '@/adapters/modules/catalogue/line-parts'
import type { ActorId } from '@/domain/ids'
import { TV_CHANNELS, TV_GENRES } from '@/domain/tv/channel'

const schema = z.strictObject({
  kind: z.literal('tvFormat'),
  ...shownMembers,
  key: slug,
  texts: inEachLanguage(z.strictObject({ title: text(120), tagline: text(300, 0), description: text(4_000, 0) })),
  genre: z.enum(TV_GENRES),
  picture,
  isPremium: z.boolean().default(false),
  isLateNight: z.boolean().default(false),
  hosts: z.array(lineId<ActorId>()).max(20),
  /** The clips that its broadcasts are shown with, in turn. */
  clips: z.array(count(9_999_999).min(1)).min(1).max(50),
  slots: z
    .array(
      z.strictObject({ channel: z.enum(TV_CHANNELS), day: z.int().min(0).max(6), from: z.int().min(0).max(1_439) }),
    )
    .max(200),
})

export const tvFormatKind = lineKind({
  schema,
  keyedBy: 'key',
  collection: tvFormats,
  record: (line) => contentOf(line),
  references: [{ to: actorKind, ids: ({ hosts }) => hosts }],
  written: ({ formats }) => formats.map((format) => ({ kind: 'tvFormat', ...writable(format) })),
})

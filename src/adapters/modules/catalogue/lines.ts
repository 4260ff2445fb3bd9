import * as z from 'zod'
import { actorKind } from './kinds/actor'
import { albumKind } from './kinds/album'
import { bannerKind } from './kinds/banner'
import { bannerHostKind } from './kinds/banner-host'
import { bonusCodeKind } from './kinds/bonus-code'
import { contestKind } from './kinds/contest'
import { legalTextKind } from './kinds/legal-text'
import { storyKind } from './kinds/story'
import { tvFormatKind } from './kinds/tv-format'
import { tvPostKind } from './kinds/tv-post'
import { tvVideoKind } from './kinds/tv-video'
import { videoKind } from './kinds/video'
import { voucherConfigKind } from './kinds/voucher-config'

// The lines of a catalogue: one thing of the product each, in JSON. Numbers that the platform
// counts itself (likes, sales, ratings, who is online) are no part of them, except as `figures`
// that a new record begins with.

/**
 * The kinds of lines, in the order in which the sample world is written: records that others refer
 * to come first.
 */
export const lineKinds = [
  actorKind,
  videoKind,
  albumKind,
  contestKind,
  voucherConfigKind,
  bonusCodeKind,
  tvFormatKind,
  tvVideoKind,
  tvPostKind,
  storyKind,
  bannerKind,
  bannerHostKind,
  legalTextKind,
] as const

const [first, ...others] = lineKinds

/** A line of a catalogue (docs/catalogue.md). */
export const catalogueLine = z.discriminatedUnion('kind', [first.schema, ...others.map(({ schema }) => schema)])

export type WrittenLine = z.input<typeof catalogueLine>
export type LineKind = WrittenLine['kind']

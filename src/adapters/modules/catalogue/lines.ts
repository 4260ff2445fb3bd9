import * as z from 'zod'
import { count, countryCode, inEachLanguage, lineId, moment, picture, slug, text, window } from './line-parts'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import { POST_CATEGORIES } from '@/domain/blog/post'
import type { ActorId, AlbumId, VideoId } from '@/domain/ids'
import { MAX_MARKUP } from '@/domain/markup/blocks-of'
import { CAPTION_LANGUAGE, MAX_CAPTIONS } from '@/domain/media/captions'
import { PICTURE_VARIANTS } from '@/domain/media/picture-variants'
import { BANNER_CLICKS, BANNER_LOOKS, BANNER_PLACEMENTS } from '@/domain/promo/banner'
import { MAX_BANNER_ADDRESS, secureHost } from '@/domain/promo/banner-target'
import { TV_CHANNELS, TV_GENRES } from '@/domain/tv/channel'

// The lines of a catalogue: one thing of the product each, in JSON. What the platform counts itself (likes, sales, ratings,
// who is online) is no part of them, except as `figures` that a new record begins with.

const coins = count(1_000_000)
const answers = z.array(z.strictObject({ question: text(300), answer: text(4_000) })).max(40)
const label = z.strictObject({ id: slug, label: text(80) })

/** Whether and when content is shown, where the line decides it: else as a command did, and from its release on. */
const shownMembers = {
  hidden: z.boolean().optional(),
  from: moment.optional(),
  until: moment.optional(),
  /** Whether who has bought it goes on watching it while it is not shown. */
  boughtStays: z.boolean().optional(),
}

export const actorLine = z.strictObject({
  kind: z.literal('actor'),
  ...shownMembers,
  id: lineId<ActorId>(),
  name: text(40),
  family: picture.shape.family,
  gender: z.enum(['N', 'M', 'F']),
  genderType: z.enum(['F', 'M', 'FM', 'FF', 'S']),
  /** Years. The platform shows no one younger. */
  age: z.int().min(21, 'has to be 21 or more').max(99),
  country: countryCode,
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/u, 'has to be two lower-case letters'))
    .min(1)
    .max(10),
  registeredSince: moment,
  star: z.boolean().default(false),
  isTopAmateur: z.boolean().default(false),
  categories: z.array(slug).max(20),
  tags: z.array(slug).max(40),
  schedule: z.array(window).max(50).default([]),
  prices: z.strictObject({
    single: coins.min(1),
    voyeur: z.nullable(coins),
    c2c: z.nullable(coins),
    ticket: z.nullable(coins),
    message: coins,
  }),
  features: z.strictObject({
    livePreview: z.boolean(),
    hd: z.boolean(),
    audio: z.boolean(),
    dildocontrol: z.boolean(),
  }),
  bannedCountryCodes: z.array(countryCode).max(250).default([]),
  voyeurPin: z
    .string()
    .regex(/^\d{4}$/u, 'has to be four digits')
    .nullable()
    .default(null),
  pictures: z.array(picture).min(1).max(40),
  avatarRating: z.literal(AGE_RATINGS).optional(),
  photoRatings: z
    .array(z.strictObject({ variant: z.enum(PICTURE_VARIANTS), rating: z.literal(AGE_RATINGS) }))
    .optional(),
  texts: inEachLanguage(
    z.strictObject({
      threeWords: z.array(text(40)).max(3),
      tagline: text(300, 0),
      about: text(8_000, 0),
      answers: answers,
      tags: z.array(z.strictObject({ ...label.shape, kind: z.enum(['mood', 'hobby', 'place']) })).max(40),
      interview: answers.optional(),
    }),
  ),
  tv: z.strictObject({ window, title: inEachLanguage(text(120)) }).optional(),
  roomRules: z
    .array(inEachLanguage(text(300)))
    .max(20)
    .optional(),
  figures: z
    .strictObject({
      rank: count(1_000_000),
      pinnedCount: count(),
      ratings: z.strictObject({ count: count(), satisfaction: z.number().min(0).max(100) }),
    })
    .optional(),
})

export const videoLine = z.strictObject({
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

export const albumLine = z.strictObject({
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
  /** How many of the first pictures everybody may see. */
  previews: count(500),
  figures: z.strictObject({ sold: count() }).optional(),
})

export const tvFormatLine = z.strictObject({
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

export const tvVideoLine = z.strictObject({
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

export const tvPostLine = z.strictObject({
  kind: z.literal('tvPost'),
  ...shownMembers,
  slug,
  formatKey: slug,
  texts: inEachLanguage(
    z.strictObject({ title: text(120), teaser: text(500), paragraphs: z.array(text(8_000)).min(1).max(100) }),
  ),
  picture,
  publishedAt: moment,
})

export const storyLine = z.strictObject({
  kind: z.literal('story'),
  ...shownMembers,
  slug,
  category: z.enum(POST_CATEGORIES),
  publishedAt: moment,
  pinned: z.boolean().default(false),
  picture,
  author: text(80),
  actorIds: z.array(lineId<ActorId>()).max(40).default([]),
  texts: inEachLanguage(
    z.strictObject({
      title: text(160),
      teaser: text(1_000),
      /** HTML, of which only blocks of text are stored. */ html: text(MAX_MARKUP),
    }),
  ),
})

export const bannerLine = z.strictObject({
  kind: z.literal('banner'),
  id: slug,
  placement: z.enum(BANNER_PLACEMENTS),
  /** Its position among the banners of the page. */
  position: count(1_000),
  from: moment,
  expire: moment,
  imagePath: text(200),
  onClickType: z.enum(BANNER_CLICKS),
  onClickUrl: text(MAX_BANNER_ADDRESS).nullable().default(null),
  relatedActorId: lineId<ActorId>().nullable().default(null),
  containerClassSuffix: z.enum(BANNER_LOOKS).default('plain'),
  texts: inEachLanguage(z.strictObject({ title: text(120) })),
})

/** Another site that banners may lead to. */
export const bannerHostLine = z.strictObject({
  kind: z.literal('bannerHost'),
  host: text(253).refine((host) => secureHost(`https://${host}/`) === host, {
    error: 'has to be the name of a host in lower case, as example.org',
  }),
})

/** A line of a catalogue (docs/catalogue.md). */
export const catalogueLine = z.discriminatedUnion('kind', [
  actorLine,
  videoLine,
  albumLine,
  tvFormatLine,
  tvVideoLine,
  tvPostLine,
  storyLine,
  bannerLine,
  bannerHostLine,
])

export type CatalogueLine = z.infer<typeof catalogueLine>
export type WrittenLine = z.input<typeof catalogueLine>
export type LineKind = CatalogueLine['kind']
export type LineOf<K extends LineKind> = Extract<CatalogueLine, { readonly kind: K }>

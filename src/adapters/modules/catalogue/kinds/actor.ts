import * as z from 'zod'
import { furtherRecord, lineKind } from './line-kind'
import { coins, contentOf, iso, label, shownMembers, withoutMissing, writable } from './members'
import { actors, profiles, type ActorRecord, type ProfileRecord } from '@/adapters/backend/actors/actor-records'
import { mapLanguages, type Localized } from '@/adapters/backend/kernel/localized'
import {
  count,
  countryCode,
  inEachLanguage,
  lineId,
  moment,
  picture,
  slug,
  text,
  window,
} from '@/adapters/modules/catalogue/line-parts'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import { AWAY } from '@/domain/actors/away'
import type { ActorId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

const answers = z.array(z.strictObject({ question: text(300), answer: text(4_000) })).max(40)

const schema = z.strictObject({
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

type Line = z.output<typeof schema>

/** An actor that nobody has rated yet, in the middle of the recommendations. */
const NO_FIGURES = { rank: 500_000, pinnedCount: 0, ratings: { count: 0, satisfaction: 0 } }

function actorRecord(line: Line, old: ActorRecord | undefined): ActorRecord {
  const { texts, tv: _tv, roomRules: _rules, figures = NO_FIGURES, ...own } = contentOf(line)
  const { state = AWAY, videoCount = 0, company } = old ?? {}
  const { rank, pinnedCount, ratings } = old ?? figures
  return {
    ...withoutMissing(own),
    texts: mapLanguages(texts, ({ threeWords }) => ({ threeWords })),
    rank,
    pinnedCount,
    ratings,
    videoCount,
    state,
    ...(company === undefined ? {} : { company }),
  }
}

const profileRecord = ({ id, texts, tv, roomRules }: Line): ProfileRecord => ({
  actorId: id,
  texts: mapLanguages(texts, ({ threeWords: _words, ...shown }) => withoutMissing(shown)),
  ...withoutMissing({ tv, roomRules }),
})

const NOTHING = { tagline: '', about: '', answers: [], tags: [] }
const EMPTY: ProfileRecord['texts'] = { de: NOTHING, en: NOTHING, es: NOTHING }

function written(actor: ActorRecord, profile: ProfileRecord | undefined): z.input<typeof schema> {
  const { texts, registeredSince, rank, ratings, pinnedCount, videoCount: _counted, state: _state, ...own } = actor
  const { company: _company, ...shown } = own
  const ofProfile = profile?.texts ?? EMPTY
  const both = (language: keyof Localized) => ({ ...texts[language], ...ofProfile[language] })
  return {
    kind: 'actor',
    ...writable(shown),
    registeredSince: iso(registeredSince),
    texts: writable({ de: both('de'), en: both('en'), es: both('es') }),
    ...(profile?.tv === undefined ? {} : { tv: writable(profile.tv) }),
    ...(profile?.roomRules === undefined ? {} : { roomRules: writable(profile.roomRules) }),
    figures: { rank, pinnedCount, ratings },
  }
}

export const actorKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: actors,
  record: actorRecord,
  further: [furtherRecord(profiles, profileRecord)],
  unique: { member: 'name', index: 'byName', value: ({ name }) => name.toLowerCase() },
  written(content) {
    const ofActor = new Map(content.profiles.map((profile) => [profile.actorId, profile]))
    return content.actors.map((actor) => written(actor, ofActor.get(actor.id)))
  },
})

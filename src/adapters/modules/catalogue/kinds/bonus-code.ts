import * as z from 'zod'
import { actorKind } from './actor'
import { albumKind } from './album'
import { lineKind } from './line-kind'
import { iso, writable } from './members'
import { voucherConfigKind } from './voucher-config'
import { bonusCodes, type StoredBenefit } from '@/adapters/backend/codes/code-records'
import { count, inEachLanguage, lineId, moment, slug, text } from '@/adapters/modules/catalogue/line-parts'
import { grantsOf, MAX_CODE } from '@/domain/codes/bonus-code'
import { asId, type ActorId, type AlbumId, type GiftId } from '@/domain/ids'

const words = {
  id: slug,
  texts: inEachLanguage(z.strictObject({ name: text(120), description: text(400) })),
}

/** Euro cents of the top-up from which a step counts. */
const from = count(10_000_000)
const days = count(3_650).min(1)
const amounts = z.array(z.strictObject({ from, amount: count(100_000).min(1) })).min(1)
const actorId = lineId<ActorId>()

const benefit = z.discriminatedUnion('kind', [
  z.strictObject({
    ...words,
    kind: z.literal('Bonus'),
    bonusFlat: amounts.or(z.array(z.never())).default([]),
    bonusTopUpPercent: amounts.or(z.array(z.never())).default([]),
    bonusTopUpFlat: amounts.or(z.array(z.never())).default([]),
  }),
  z.strictObject({ ...words, kind: z.literal('BonusCoins'), coins: count(100_000).min(1) }),
  z.strictObject({ ...words, kind: z.literal('BonusCredits'), voucherConfigId: slug }),
  z.strictObject({ ...words, kind: z.literal('VIPAbo'), daysVIPAbo: days, actorId }),
  z.strictObject({ ...words, kind: z.literal('PremiumAbo'), daysPremiumAbo: days }),
  z.strictObject({ ...words, kind: z.enum(['VoucherVideo', 'VoucherPhoto']), amount: amounts }),
  z.strictObject({ ...words, kind: z.enum(['FreeMinutes', 'FreeMessages']), count: amounts, actorId }),
  z.strictObject({
    ...words,
    kind: z.literal('Media'),
    albums: z.array(z.strictObject({ from, albumId: lineId<AlbumId>() })).min(1),
  }),
  z.strictObject({ ...words, kind: z.literal('ActorAbo'), daysActorAbo: days, aboId: actorId }),
  z.strictObject({
    ...words,
    kind: z.literal('MessengerGifts'),
    gifts: z
      .array(
        z.strictObject({
          from,
          messengerGiftsId: slug.transform((gift) => asId<GiftId>(gift)),
          amount: count(1_000).min(1),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...words,
    kind: z.literal('LiveShow'),
    shows: z.array(z.strictObject({ from, liveShowActorId: actorId })).min(1),
  }),
])

const schema = z.strictObject({
  kind: z.literal('bonusCode'),
  /** The code as guests type it, in upper case. */
  id: z
    .string()
    .regex(new RegExp(`^[A-Z0-9-]{3,${MAX_CODE}}$`, 'u'), 'has to be 3 to 40 capital letters, digits or hyphens'),
  containsTopUpBenefit: z.boolean(),
  /** The whole day of this moment still counts. */
  validTo: moment,
  conditions: z
    .strictObject({ requireMobileAuth: z.boolean().default(false), vip: z.boolean().default(false) })
    .default({ requireMobileAuth: false, vip: false }),
  benefits: z.array(benefit).min(1).max(20),
  /** How often it can be redeemed; null: any number. */
  quantity: count(10_000_000).nullable().default(null),
  voucherDays: days.default(30),
  isPromoted: z.boolean().default(false),
})

type Line = z.output<typeof schema>

const actorsIn = (benefits: readonly StoredBenefit[]): readonly string[] =>
  benefits.flatMap((each): readonly string[] => {
    if (each.kind === 'LiveShow') return each.shows.map(({ liveShowActorId }) => liveShowActorId)
    if (each.kind === 'ActorAbo') return [each.aboId]
    return 'actorId' in each ? [each.actorId] : []
  })

/** A code that waits for no top-up has to give something without one, and each benefit has a name of its own. */
function contradictionsOf({ containsTopUpBenefit, benefits }: Line): readonly string[] {
  const named = benefits.map(({ texts, ...each }) => ({ ...each, ...texts.en }))
  const given = new Set(grantsOf({ benefits: named }, 0).map(({ benefit: { id } }) => id))
  const lacking = containsTopUpBenefit ? [] : named.filter(({ id }) => !given.has(id))
  return [
    ...(new Set(benefits.map(({ id }) => id)).size === benefits.length ? [] : ['benefits: two have the same id']),
    ...lacking.map(({ id }) => `benefits: ${id} gives nothing without a top-up, and containsTopUpBenefit is false`),
  ]
}

/** A bonus code of the operator. How often it was redeemed is counted apart from it. */
export const bonusCodeKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: bonusCodes,
  record: ({ kind: _kind, id, ...code }) => ({ code: id, ...code }),
  references: [
    { to: actorKind, ids: ({ benefits }) => actorsIn(benefits) },
    {
      to: albumKind,
      ids: ({ benefits }) =>
        benefits.flatMap((of) => (of.kind === 'Media' ? of.albums.map(({ albumId }) => albumId) : [])),
    },
    {
      to: voucherConfigKind,
      ids: ({ benefits }) => benefits.flatMap((of) => (of.kind === 'BonusCredits' ? [of.voucherConfigId] : [])),
    },
  ],
  contradictions: contradictionsOf,
  written: ({ seeded }) =>
    seeded(bonusCodes).map(({ code, validTo, ...record }) => ({
      ...writable(record),
      kind: 'bonusCode' as const,
      id: code,
      validTo: iso(validTo),
    })),
})

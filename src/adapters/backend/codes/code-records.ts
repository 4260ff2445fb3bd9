import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import {
  either,
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Check,
} from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type {
  ActorAboBenefit,
  Benefit,
  BenefitText,
  BonusBenefit,
  BonusCoinsBenefit,
  BonusCreditsBenefit,
  FreeUseBenefit,
  LiveShowBenefit,
  MediaBenefit,
  MediaVoucherBenefit,
  MessengerGiftsBenefit,
  PremiumAboBenefit,
  VipAboBenefit,
} from '@/domain/codes/benefit'
import type { BonusCodeConditions, BonusCodeConfig } from '@/domain/codes/bonus-code'
import { CODE_STATES, REWARD_KINDS, type RedeemedCode, type Reward } from '@/domain/codes/redeemed-code'
import type { AmountTier } from '@/domain/codes/tiers'
import type { ActorId, AlbumId, GiftId, GuestId, IdempotencyKey } from '@/domain/ids'

/** The words of a benefit. */
type BenefitWords = Pick<BenefitText, 'name' | 'description'>

type Stored<B extends Benefit> = Omit<B, keyof BenefitWords> & { readonly texts: Localized<BenefitWords> }

/** A benefit as it is stored: with its words in every language. */
export type StoredBenefit =
  | Stored<BonusBenefit>
  | Stored<BonusCoinsBenefit>
  | Stored<BonusCreditsBenefit>
  | Stored<VipAboBenefit>
  | Stored<PremiumAboBenefit>
  | Stored<MediaVoucherBenefit>
  | Stored<FreeUseBenefit>
  | Stored<MediaBenefit>
  | Stored<ActorAboBenefit>
  | Stored<MessengerGiftsBenefit>
  | Stored<LiveShowBenefit>

const words = { id: text, texts: inEachLanguage(fields<BenefitWords>({ name: text, description: text })) } as const
const amounts = list(fields<AmountTier>({ from: whole, amount: whole }))

/** One of many shapes. */
const anyOf = <T>(first: Check<T>, ...others: readonly Check<T>[]): Check<T> =>
  others.reduce((all, one) => either(all, one), first)

const as = <B extends StoredBenefit>(check: Check<B>): Check<StoredBenefit> => check as unknown as Check<StoredBenefit>

const benefit: Check<StoredBenefit> = anyOf(
  as(
    fields<Stored<BonusBenefit>>({
      ...words,
      kind: oneOf('Bonus'),
      bonusFlat: amounts,
      bonusTopUpPercent: amounts,
      bonusTopUpFlat: amounts,
    }),
  ),
  as(fields<Stored<BonusCoinsBenefit>>({ ...words, kind: oneOf('BonusCoins'), coins: whole })),
  as(fields<Stored<BonusCreditsBenefit>>({ ...words, kind: oneOf('BonusCredits'), voucherConfigId: text })),
  as(fields<Stored<VipAboBenefit>>({ ...words, kind: oneOf('VIPAbo'), daysVIPAbo: whole, actorId: id<ActorId>() })),
  as(fields<Stored<PremiumAboBenefit>>({ ...words, kind: oneOf('PremiumAbo'), daysPremiumAbo: whole })),
  as(fields<Stored<MediaVoucherBenefit>>({ ...words, kind: oneOf('VoucherVideo', 'VoucherPhoto'), amount: amounts })),
  as(
    fields<Stored<FreeUseBenefit>>({
      ...words,
      kind: oneOf('FreeMinutes', 'FreeMessages'),
      count: amounts,
      actorId: id<ActorId>(),
    }),
  ),
  as(
    fields<Stored<MediaBenefit>>({
      ...words,
      kind: oneOf('Media'),
      albums: list(fields<MediaBenefit['albums'][number]>({ from: whole, albumId: id<AlbumId>() })),
    }),
  ),
  as(fields<Stored<ActorAboBenefit>>({ ...words, kind: oneOf('ActorAbo'), daysActorAbo: whole, aboId: text })),
  as(
    fields<Stored<MessengerGiftsBenefit>>({
      ...words,
      kind: oneOf('MessengerGifts'),
      gifts: list(
        fields<MessengerGiftsBenefit['gifts'][number]>({
          from: whole,
          messengerGiftsId: id<GiftId>(),
          amount: whole,
        }),
      ),
    }),
  ),
  as(
    fields<Stored<LiveShowBenefit>>({
      ...words,
      kind: oneOf('LiveShow'),
      shows: list(fields<LiveShowBenefit['shows'][number]>({ from: whole, liveShowActorId: id<ActorId>() })),
    }),
  ),
)

/** A code of the operator. */
export interface BonusCodeRecord extends Omit<BonusCodeConfig, 'benefits'> {
  /** Upper case, without blanks. */
  readonly code: string
  readonly benefits: readonly StoredBenefit[]
  /** The number of times that it can be redeemed; `null`: any number. */
  readonly quantity: number | null
  /** The number of days for which the vouchers that it brings are valid. */
  readonly voucherDays: number
  /** Whether guests are told of it before they know it. */
  readonly isPromoted: boolean
}

export const bonusCodes: Collection<BonusCodeRecord> = {
  name: 'bonusCodes',
  schema: schemaOf(
    fields<BonusCodeRecord>({
      code: text,
      containsTopUpBenefit: flag,
      validTo: number,
      conditions: fields<BonusCodeConditions>({ requireMobileAuth: flag, vip: flag }),
      benefits: list(benefit),
      quantity: nullable(whole),
      voucherDays: whole,
      isPromoted: flag,
    }),
  ),
  key: ({ code }) => code,
  indexes: { byEnd: ({ code, validTo }) => [[validTo, code]] },
}

/** How often a code was redeemed: apart from the code, which an import writes again. */
export interface CodeUseRecord {
  readonly code: string
  readonly redeemed: number
}

export const codeUses: Collection<CodeUseRecord> = {
  name: 'codeUses',
  schema: schemaOf(fields<CodeUseRecord>({ code: text, redeemed: whole })),
  key: ({ code }) => code,
  indexes: {},
}

/** What a voucher of credits is made of, by an operator [VOU-011]. */
export interface VoucherConfigRecord {
  readonly id: string
  /** Whole coins. */
  readonly coins: number
  readonly days: number
}

export const voucherConfigs: Collection<VoucherConfigRecord> = {
  name: 'voucherConfigs',
  schema: schemaOf(fields<VoucherConfigRecord>({ id: text, coins: whole, days: whole })),
  key: (config) => config.id,
  indexes: { all: (config) => [[config.id]] },
}

/** A code that a guest has redeemed, with its benefits as they were then. */
export interface RedeemedCodeRecord extends Omit<RedeemedCode, 'benefits'> {
  readonly guestId: GuestId
  readonly benefits: readonly StoredBenefit[]
  readonly voucherDays: number
  /** The key of the request: sent again, it is answered as the first time. */
  readonly key: IdempotencyKey
}

export const redeemedKey = (guestId: GuestId, code: string): string => `${guestId} ${code}`

export const redeemedCodes: Collection<RedeemedCodeRecord> = {
  name: 'redeemedCodes',
  schema: schemaOf(
    fields<RedeemedCodeRecord>({
      guestId: id<GuestId>(),
      code: text,
      at: number,
      state: oneOf(...CODE_STATES),
      validTo: number,
      benefits: list(benefit),
      rewards: list(fields<Reward>({ benefitId: text, kind: oneOf(...REWARD_KINDS), amount: whole })),
      voucherDays: whole,
      key: id<IdempotencyKey>(),
    }),
  ),
  key: ({ guestId, code }) => redeemedKey(guestId, code),
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byGuest: ({ guestId, at, code }) => [[guestId, at, code]],
    waiting: ({ guestId, state }) => (state === 'waiting' ? [[guestId]] : []),
  },
  // At most one code waits for a top-up.
  unique: ['waiting'],
}

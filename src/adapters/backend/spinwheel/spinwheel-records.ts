import { fields, id, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GiftId, GuestId } from '@/domain/ids'
import type { DailySpins } from '@/domain/spinwheel/daily-spins'
import { PRIZE_KINDS, type PrizeKind, type PrizeTerms } from '@/domain/spinwheel/prize'

/** A prize of the wheel as an operator sets it; `position` orders the segments, clockwise. */
export interface WheelPrizeRecord extends PrizeTerms {
  readonly id: string
  readonly position: number
}

export const wheelPrizes: Collection<WheelPrizeRecord> = {
  name: 'wheelPrizes',
  schema: schemaOf(
    fields<WheelPrizeRecord>({
      id: text,
      position: whole,
      kind: oneOf(...PRIZE_KINDS),
      amount: whole,
      insteadCoins: nullable(whole),
      giftId: nullable(id<GiftId>()),
      weight: whole,
    }),
  ),
  key: (prize) => prize.id,
  indexes: { inOrder: ({ position, id: key }) => [[position, key]] },
}

/** The spins that days have given to a guest; the spins themselves are in their counters. */
export interface DailySpinsRecord extends DailySpins {
  readonly guestId: GuestId
}

export const dailySpins: Collection<DailySpinsRecord> = {
  name: 'dailySpins',
  schema: schemaOf(fields<DailySpinsRecord>({ guestId: id<GuestId>(), day: whole, unused: whole })),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/**
 * A guest's win under the key of its spin, stored for good so that a key is never drawn for twice.
 */
export interface SpinWinRecord {
  readonly guestId: GuestId
  /** The key that the client chose. */
  readonly key: string
  readonly segmentId: string
  /** The kind of the drawn segment; `kind` is the prize that was given. */
  readonly drawn: PrizeKind
  readonly kind: PrizeKind
  readonly amount: number
  readonly giftId: GiftId | null
  /** The video or album; `null` for all else. */
  readonly subjectId: string | null
  /** Epoch ms. */
  readonly at: number
}

export const winKey = (guestId: GuestId, key: string): string => `${guestId} ${key}`

export const spinWins: Collection<SpinWinRecord> = {
  name: 'spinWins',
  schema: schemaOf(
    fields<SpinWinRecord>({
      guestId: id<GuestId>(),
      key: text,
      segmentId: text,
      drawn: oneOf(...PRIZE_KINDS),
      kind: oneOf(...PRIZE_KINDS),
      amount: whole,
      giftId: nullable(id<GiftId>()),
      subjectId: nullable(text),
      at: number,
    }),
  ),
  key: ({ guestId, key }) => winKey(guestId, key),
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byGuest: ({ guestId, at, key }) => [[guestId, at, key]],
    /** The content in the library. */
    content: ({ guestId, at, key, subjectId }) => (subjectId === null ? [] : [[guestId, at, key]]),
  },
}

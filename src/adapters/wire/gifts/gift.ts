import * as z from 'zod/mini'
import { answerText, count, flag, ID, id, money, nothing, seconds, type Wire } from '@/adapters/wire/base/scalars'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { decimalNumber } from '@/domain/gifts/decimal-number'
import type { Money } from '@/domain/money/money'
import type { Gift, GiftTranslation, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** GIF-007. */
export const ownedGifts: Wire<OwnedGifts> = z.record(answerText(100, 1), count)

/** A gift's name and price in the texts of a language. */
export const translation: Wire<GiftTranslation> = z.object({
  language: answerText(10),
  name: answerText(200),
  value: answerText(200),
})

/** A price whose sum is a text has it as a decimal number; everything else is left as it is, for the schema to check. */
const withNumber = (price: unknown): unknown => {
  if (typeof price !== 'object' || price === null || !('value' in price)) return price
  return typeof price.value === 'string' ? { ...price, value: decimalNumber(price.value) } : price
}

/** A price whose sum may be a text: what is no whole number of coins is refused as every other malformed answer is (GIF-003). */
const giftPrice: Wire<Money> = z.pipe(z.transform(withNumber), money)

const shape = {
  id: id<Gift['id']>(),
  name: answerText(200),
  categoryId: answerText(100),
  price: giftPrice,
  translations: z.array(translation),
  imageUrl: answerText(2_000),
  active: flag,
  vip: flag,
}

/** GIF-002: a toy control where nothing else is answered. */
export const toyControl: Wire<ToyControl> = z.pipe(
  z.object({ ...shape, price: money, duration: seconds, displayName: answerText(200), random: flag }),
  z.transform(({ duration, ...plain }): ToyControl => ({ ...plain, durationSeconds: duration })),
)

/** A query answers both kinds in one shape: what is no toy control has no duration (GIF-001, GIF-002). */
export const gift: Wire<Gift | ToyControl> = z.pipe(
  z.object({
    ...shape,
    duration: z.nullable(seconds),
    displayName: z.nullable(answerText(200)),
    random: z.nullable(flag),
  }),
  z.transform(({ duration, displayName, random, ...plain }): Gift | ToyControl =>
    duration === null
      ? plain
      : { ...plain, durationSeconds: duration, displayName: displayName ?? plain.name, random: random ?? false },
  ),
)

/** GIF-001, GIF-002. */
export const gifts: QueryCall<object, readonly (Gift | ToyControl)[]> = query('gifts', nothing, z.array(gift))

/** How many of a gift a guest has in stock. */
export const boughtGift = z.object({ giftId: answerText(100, 1, ID), quantity: count })

/** GIF-008. */
export const boughtGifts: QueryCall<object, OwnedGifts> = query(
  'boughtGifts',
  nothing,
  z.pipe(
    z.array(boughtGift),
    z.transform((rows): OwnedGifts => Object.fromEntries(rows.map(({ giftId, quantity }) => [giftId, quantity]))),
  ),
)

import * as z from 'zod/mini'
import { answerText, count, flag, ID, id, money, nothing, seconds, type Wire } from '@/adapters/wire/base/scalars'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import type { Gift, GiftTranslation, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** GIF-007. */
export const ownedGifts: Wire<OwnedGifts> = z.record(answerText(100, 1), count)

/** A gift's name and price in the texts of a language. */
export const translation: Wire<GiftTranslation> = z.object({
  language: answerText(10),
  name: answerText(200),
  value: answerText(200),
})

const shape = {
  id: id<Gift['id']>(),
  name: answerText(200),
  categoryId: answerText(100),
  price: money,
  translations: z.array(translation),
  imageUrl: answerText(2_000),
  active: flag,
  vip: flag,
}

/** A query answers both kinds in one shape: what is no toy control has no duration (GIF-001, GIF-002). */
export const gift: Wire<Gift | ToyControl> = z.pipe(
  z.object({
    ...shape,
    durationSeconds: z.nullable(seconds),
    displayName: z.nullable(answerText(200)),
    random: z.nullable(flag),
  }),
  z.transform(({ durationSeconds, displayName, random, ...plain }): Gift | ToyControl =>
    durationSeconds === null
      ? plain
      : { ...plain, durationSeconds, displayName: displayName ?? plain.name, random: random ?? false },
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

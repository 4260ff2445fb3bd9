import * as z from 'zod/mini'
import { answerText, count, flag, id, money, type Wire } from '@/adapters/wire/base/scalars'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import type { Gift, GiftTranslation, OwnedGifts, ToyControl } from '@/domain/gifts/gift'

/** GIF-007. */
export const ownedGifts: Wire<OwnedGifts> = z.record(answerText(100, 1), count)

const translation: Wire<GiftTranslation> = z.object({
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
const gift: Wire<Gift | ToyControl> = z.pipe(
  z.object({
    ...shape,
    durationSeconds: z.nullable(count),
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
export const gifts: QueryCall<object, { readonly gifts: readonly (Gift | ToyControl)[] }> = {
  document: `query Gifts { gifts { id name categoryId price { value currency } translations { language name value }
imageUrl active vip durationSeconds displayName random } }`,
  variables: z.object({}),
  result: z.object({ gifts: z.array(gift) }),
}

const boughtGift = z.object({ giftId: answerText(100, 1), quantity: count })

/** GIF-008. */
export const boughtGifts: QueryCall<object, { readonly boughtGifts: OwnedGifts }> = {
  document: 'query BoughtGifts { boughtGifts { giftId quantity } }',
  variables: z.object({}),
  result: z.object({
    boughtGifts: z.pipe(
      z.array(boughtGift),
      z.transform((rows): OwnedGifts => Object.fromEntries(rows.map(({ giftId, quantity }) => [giftId, quantity]))),
    ),
  }),
}

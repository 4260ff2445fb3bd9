import { wheelPrizes, type WheelPrizeRecord } from './spinwheel-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import type { Reader } from '@/adapters/stores/store'
import type { Gift } from '@/domain/gifts/gift'
import { isToyControl } from '@/domain/gifts/toy-control'
import type { GiftId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { isPrize, type Prize } from '@/domain/spinwheel/prize'
import { chancesOf, isWheel, type SpinSegment } from '@/domain/spinwheel/wheel'

/** The stored fields of a prize. */
export type StoredPrize = Pick<Prize, 'kind' | 'amount'> & { readonly giftId: GiftId | null }

/** Gifts by their id. */
export type KnownGifts = ReadonlyMap<string, Gift>

/** The gifts that records name: one query for all of them. */
export async function giftsOf(
  reader: Reader,
  records: readonly { readonly giftId: GiftId | null }[],
): Promise<KnownGifts> {
  const ids = [...new Set(records.flatMap(({ giftId }) => (giftId === null ? [] : [giftId])))]
  const found = ids.length === 0 ? [] : await reader.getMany(gifts, ids)
  return new Map(found.filter((gift) => gift !== undefined).map((gift) => [gift.id, gift]))
}

/** A prize under its name; a gift that has left the catalog has none. */
export function prizeOf({ kind, amount, giftId }: StoredPrize, known: KnownGifts, language: Language): Prize {
  if (giftId === null) return { kind, amount, gift: null }
  const gift = known.get(giftId)
  const name = gift?.translations.find((each) => each.language === language)?.name ?? gift?.name ?? ''
  return { kind, amount, gift: { id: giftId, name, imageUrl: gift?.imageUrl ?? 'icon:gift' } }
}

/** A segment with the record it was made of. */
export interface WheelPart {
  readonly segment: SpinSegment
  readonly record: WheelPrizeRecord
}

/** Every guest can send it: it is sold, and not to the club alone, and steers no device. */
const isForAll = (gift: Gift | undefined): boolean =>
  gift !== undefined && gift.active && !gift.vip && !isToyControl(gift)

/**
 * Returns the wheel of the operator, in its order, without prizes that cannot be given. There is no
 * wheel if too few are left.
 */
export async function wheelParts(reader: Reader, language: Language): Promise<readonly WheelPart[]> {
  const stored = await reader.find(wheelPrizes, 'inOrder', { prefix: [] })
  const known = await giftsOf(reader, stored)
  const valid = stored.filter((prize) => isPrize(prize, (giftId) => isForAll(known.get(giftId))))
  if (!isWheel(valid.length)) return []
  const chances = chancesOf(valid.map(({ weight }) => weight))
  return valid.map((record, index) => ({
    segment: {
      id: record.id,
      prize: prizeOf(record, known, language),
      insteadCoins: record.insteadCoins,
      chance: chances[index] ?? 0,
    },
    record,
  }))
}

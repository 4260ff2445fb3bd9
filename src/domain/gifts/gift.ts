import type { Language } from '@/domain/navigation/language'
import type { GiftId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'

/**
 * The name of a gift in one language, with the value text that the catalog shows beside it
 * [GIF-001].
 */
export interface GiftTranslation {
  readonly language: string
  readonly name: string
  readonly value: string
}

/** A gift that a guest can send in a message; the price is in whole coins (VXC) [GIF-001]. */
export interface Gift {
  readonly id: GiftId
  readonly name: string
  readonly categoryId: string
  readonly price: Money
  readonly translations: readonly GiftTranslation[]
  readonly imageUrl: string
  readonly active: boolean
  readonly vip: boolean
}

/**
 * A gift that controls a device for a while; `random` lets the device choose its own pattern
 * [GIF-002].
 */
export interface ToyControl extends Gift {
  readonly durationSeconds: number
  readonly displayName: string
  readonly random: boolean
}

/**
 * The number of each gift the guest has already bought, by gift id; a missing id means none
 * [GIF-007].
 */
export type OwnedGifts = Readonly<Record<string, number>>

/** The name of a gift in a language; its plain name where the catalog has none. */
export const nameOfGift = ({ name, translations }: Pick<Gift, 'name' | 'translations'>, language: Language): string =>
  translations.find((row) => row.language === language)?.name ?? name

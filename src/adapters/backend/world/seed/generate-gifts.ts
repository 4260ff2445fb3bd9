import data from '@/adapters/backend/world/data/gifts.json' with { type: 'json' }
import type { Localized } from '@/adapters/backend/kernel/localized'
import { asId, type GiftId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { vxc } from '@/domain/money/money'
import type { Gift, ToyControl } from '@/domain/gifts/gift'

interface Row {
  readonly id: string
  readonly category: string
  readonly icon: string
  readonly coins: number
  readonly name: Localized
  /** Whether it is reserved for members of the VIP club. */
  readonly vip?: boolean
}

const giftOf = ({ id, category, icon, coins, name, vip = false }: Row): Gift => ({
  id: asId<GiftId>(id),
  name: name.en,
  categoryId: category,
  price: vxc(coins),
  translations: LANGUAGES.map((language) => ({ language, name: name[language], value: `${coins} VXC` })),
  // Drawn from the icon set the product carries: `icon:` and the name of a lucide icon.
  imageUrl: `icon:${icon}`,
  active: true,
  vip,
})

/** Returns the gift catalog of the world, the cheapest first, and the gifts that steer a device. */
export const generateGifts = (): (Gift | ToyControl)[] => [
  ...data.gifts.map(giftOf),
  ...data.controls.map((row): ToyControl => {
    const gift = giftOf(row)
    return { ...gift, durationSeconds: row.seconds, displayName: gift.name, random: row.random }
  }),
]

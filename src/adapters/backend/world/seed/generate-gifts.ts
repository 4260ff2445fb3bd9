import { localized } from '@/adapters/backend/kernel/localized'
import { asId, type GiftId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { vxc } from '@/domain/money/money'
import type { Gift, ToyControl } from '@/domain/gifts/gift'

type Row = readonly [id: string, category: string, icon: string, coins: number, de: string, en: string, es: string]

const rows: readonly Row[] = [
  ['tea', 'small', 'coffee', 2, 'Tasse Tee', 'Cup of tea', 'Taza de té'],
  ['postcard', 'small', 'mail', 3, 'Postkarte', 'Postcard', 'Postal'],
  ['feather', 'small', 'feather', 4, 'Feder', 'Feather', 'Pluma'],
  ['chocolate', 'small', 'candy', 5, 'Schokolade', 'Chocolate', 'Chocolate'],
  ['candle', 'small', 'flame', 6, 'Kerze', 'Candle', 'Vela'],
  ['rose', 'warm', 'rose', 8, 'Rose', 'Rose', 'Rosa'],
  ['shell', 'warm', 'shell', 10, 'Muschel', 'Seashell', 'Caracola'],
  ['lantern', 'warm', 'lamp', 12, 'Papierlaterne', 'Paper lantern', 'Farolillo de papel'],
  ['book', 'warm', 'book-open', 15, 'Gedichtband', 'Book of poems', 'Libro de poemas'],
  ['cake', 'warm', 'cake', 18, 'Kuchen', 'Cake', 'Tarta'],
  ['record', 'warm', 'disc-3', 24, 'Schallplatte', 'Record', 'Vinilo'],
  ['bouquet', 'grand', 'flower-2', 30, 'Blumenstrauß', 'Bouquet', 'Ramo de flores'],
  ['star', 'grand', 'star', 45, 'Stern', 'Star', 'Estrella'],
  ['moon', 'grand', 'moon', 60, 'Mond', 'Moon', 'Luna'],
  ['telescope', 'grand', 'telescope', 90, 'Fernrohr', 'Telescope', 'Telescopio'],
  ['crown', 'grand', 'crown', 120, 'Krone', 'Crown', 'Corona'],
]

/** Reserved for members of the VIP club. */
const forVips: ReadonlySet<string> = new Set(['telescope', 'crown'])

type ToyRow = readonly [...Row, seconds: number, random: boolean]

const toyRows: readonly ToyRow[] = [
  ['wave-30', 'control', 'waves', 10, 'Sanfte Welle', 'Gentle wave', 'Ola suave', 30, false],
  ['breeze-60', 'control', 'wind', 18, 'Brise', 'Breeze', 'Brisa', 60, false],
  ['surprise-90', 'control', 'shuffle', 25, 'Überraschung', 'Surprise', 'Sorpresa', 90, true],
]

function giftOf([id, categoryId, icon, coins, de, en, es]: Row): Gift {
  const names = localized(de, en, es)
  return {
    id: asId<GiftId>(id),
    name: names.en,
    categoryId,
    price: vxc(coins),
    translations: LANGUAGES.map((language) => ({ language, name: names[language], value: `${coins} VXC` })),
    // Drawn from the icon set the product carries: `icon:` and the name of a lucide icon.
    imageUrl: `icon:${icon}`,
    active: true,
    vip: forVips.has(id),
  }
}

/** Returns the gift catalog of the world, the cheapest first, and the gifts that steer a device. */
export function generateGifts(): (Gift | ToyControl)[] {
  const toys = toyRows.map(([id, category, icon, coins, de, en, es, durationSeconds, random]): ToyControl => {
    const gift = giftOf([id, category, icon, coins, de, en, es])
    return { ...gift, durationSeconds, displayName: gift.name, random }
  })
  return [...rows.map(giftOf), ...toys]
}

import {
  BookOpen,
  Cake,
  Candy,
  Coffee,
  Crown,
  Disc3,
  Feather,
  Flame,
  Flower2,
  Gift as GiftBox,
  Lamp,
  Mail,
  Moon,
  Rose,
  Shell,
  Shuffle,
  Star,
  Telescope,
  Waves,
  Wind,
  type LucideIcon,
} from 'lucide-react'

const icons: Readonly<Record<string, LucideIcon>> = {
  'icon:coffee': Coffee,
  'icon:mail': Mail,
  'icon:feather': Feather,
  'icon:candy': Candy,
  'icon:flame': Flame,
  'icon:rose': Rose,
  'icon:shell': Shell,
  'icon:lamp': Lamp,
  'icon:book-open': BookOpen,
  'icon:cake': Cake,
  'icon:disc-3': Disc3,
  'icon:flower-2': Flower2,
  'icon:star': Star,
  'icon:moon': Moon,
  'icon:telescope': Telescope,
  'icon:crown': Crown,
  'icon:waves': Waves,
  'icon:wind': Wind,
  'icon:shuffle': Shuffle,
}

/** A gift's picture: one of our icons by name, an operator's address, or else a box. */
export function GiftIcon({ imageUrl }: { readonly imageUrl: string }) {
  const Icon = icons[imageUrl]
  if (Icon !== undefined) return <Icon aria-hidden="true" />
  if (imageUrl.startsWith('/') || imageUrl.startsWith('https://'))
    return <img src={imageUrl} alt="" width={24} height={24} />
  return <GiftBox aria-hidden="true" />
}

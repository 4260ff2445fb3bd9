import { Clapperboard, Coins, Images, LoaderPinwheel, MessageCircle } from 'lucide-react'
import type { Prize } from '@/domain/spinwheel/prize'
import { GiftIcon } from '@/ui/messenger/gift-icon'

const ICONS = {
  coins: Coins,
  video: Clapperboard,
  album: Images,
  messages: MessageCircle,
  spin: LoaderPinwheel,
} as const

/** The icon of a prize; of a gift its own. */
export function PrizeIcon({ prize: { kind, gift } }: { readonly prize: Pick<Prize, 'kind' | 'gift'> }) {
  if (kind === 'gift') return <GiftIcon imageUrl={gift?.imageUrl ?? ''} />
  const Icon = ICONS[kind]
  return <Icon aria-hidden="true" />
}

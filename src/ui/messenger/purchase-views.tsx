import { Gift, LockOpen, MessageCircle } from 'lucide-react'
import { asId, type ChannelId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import { actorOfPurchase, type PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  /** Unlocked media on the account statement; a message's id begins with its conversation's. */
  {
    kind: 'message-media',
    icon: <LockOpen />,
    label: 'account.purchases.kind.message-media',
    href: (messageId, language) => {
      const channelId = asId<ChannelId>(messageId.slice(0, messageId.lastIndexOf('.')))
      return `${path('messengerChannel', { channelId }, language)}?message=${encodeURIComponent(messageId)}`
    },
  },
  { kind: 'message', icon: <MessageCircle />, label: 'account.purchases.kind.message', href: actorOfPurchase },
  { kind: 'gift', icon: <Gift />, label: 'account.purchases.kind.gift', href: actorOfPurchase },
]

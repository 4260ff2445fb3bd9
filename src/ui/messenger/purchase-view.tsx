import { LockOpen } from 'lucide-react'
import { asId, type ChannelId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

/** Unlocked media on the account statement; a message's id begins with its conversation's. */
export const purchaseView: PurchaseView = {
  kind: 'message-media',
  icon: <LockOpen />,
  label: 'account.purchases.kind.message-media',
  href: (messageId, language) => {
    const channelId = asId<ChannelId>(messageId.slice(0, messageId.lastIndexOf('.')))
    return `${path('messengerChannel', { channelId }, language)}?message=${encodeURIComponent(messageId)}`
  },
}

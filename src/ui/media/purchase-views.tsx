import { Clapperboard } from 'lucide-react'
import { asId, type VideoId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  /** A video on the account statement. */
  {
    kind: 'video',
    icon: <Clapperboard />,
    label: 'account.purchases.kind.video',
    href: (videoId, language) => path('video', { videoId: asId<VideoId>(videoId) }, language),
  },
]

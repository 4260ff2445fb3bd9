import { Clapperboard } from 'lucide-react'
import { asId, type VideoId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

/** A video on the account statement. */
export const purchaseView: PurchaseView = {
  kind: 'video',
  icon: <Clapperboard />,
  label: 'account.purchases.kind.video',
  href: (videoId, language) => path('video', { videoId: asId<VideoId>(videoId) }, language),
}

import { Newspaper } from 'lucide-react'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

/** A post on the account statement: listed among the posts the guest has bought. */
export const purchaseView: PurchaseView = {
  kind: 'post',
  icon: <Newspaper />,
  label: 'feed.purchase',
  href: (_postId, language) => path('feed', {}, language, { show: 'bought' }),
}

import { HandCoins, Newspaper } from 'lucide-react'
import { path } from '@/domain/routes/path'
import { actorOfPurchase, type PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  /** A post on the account statement: listed among the posts the guest has bought. */
  {
    kind: 'post',
    icon: <Newspaper />,
    label: 'feed.purchase',
    href: (_postId, language) => path('feed', {}, language, { show: 'bought' }),
  },
  { kind: 'post-tip', icon: <HandCoins />, label: 'account.purchases.kind.post-tip', href: actorOfPurchase },
]

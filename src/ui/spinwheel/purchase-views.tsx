import { LoaderPinwheel } from 'lucide-react'
import { actorOfPurchase, type PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  { kind: 'spin', icon: <LoaderPinwheel />, label: 'account.purchases.kind.spin', href: actorOfPurchase },
]

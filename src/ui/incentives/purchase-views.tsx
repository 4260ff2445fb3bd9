import { BadgePercent } from 'lucide-react'
import type { PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  { kind: 'bonus', icon: <BadgePercent />, label: 'account.purchases.kind.bonus' },
]

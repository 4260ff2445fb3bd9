import { CirclePlus, Undo2 } from 'lucide-react'
import type { PurchaseView } from './purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  { kind: 'top-up', icon: <CirclePlus />, label: 'account.purchases.kind.top-up' },
  { kind: 'refund', icon: <Undo2 />, label: 'account.purchases.kind.refund' },
]

import { HandCoins, Radio, Waves } from 'lucide-react'
import { actorOfPurchase, type PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  { kind: 'chat', icon: <Radio />, label: 'account.purchases.kind.chat', href: actorOfPurchase },
  { kind: 'tip', icon: <HandCoins />, label: 'account.purchases.kind.tip', href: actorOfPurchase },
  { kind: 'control', icon: <Waves />, label: 'account.purchases.kind.control', href: actorOfPurchase },
]

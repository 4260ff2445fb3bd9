import { Ticket } from 'lucide-react'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  /** A ticket on the account statement; it leads to the guest's tickets. */
  {
    kind: 'ticket',
    icon: <Ticket />,
    label: 'shows.purchase',
    href: (_, language) => path('camShows', {}, language, { filter: 'mine' }),
  },
]

import { Images } from 'lucide-react'
import { asId, type AlbumId } from '@/domain/ids'
import { path } from '@/domain/routes/path'
import type { PurchaseView } from '@/ui/payments/purchase-view'

export const purchaseViews: readonly PurchaseView[] = [
  /** An album on the account statement. */
  {
    kind: 'album',
    icon: <Images />,
    label: 'albums.purchase',
    href: (albumId, language) => path('album', { albumId: asId<AlbumId>(albumId) }, language),
  },
]

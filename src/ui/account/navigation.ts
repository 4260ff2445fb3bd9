import { ListVideo } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  {
    position: 90,
    route: 'memberMediathek',
    query: { tab: 'playlists' },
    label: 'shell.nav.playlists',
    icon: ListVideo,
    from: 'xl',
  },
]

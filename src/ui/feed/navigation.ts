import { Rss } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 60, route: 'feed', label: 'shell.nav.feed', icon: Rss, from: 'lg' },
]

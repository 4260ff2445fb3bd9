import { Clapperboard } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 30, route: 'videos', label: 'shell.nav.videos', icon: Clapperboard },
]

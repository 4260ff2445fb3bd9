import { Tv } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 40, route: 'tvLivestream', label: 'shell.nav.tv', icon: Tv },
]

import { Ticket } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 50, route: 'camShows', label: 'shell.nav.shows', icon: Ticket },
]

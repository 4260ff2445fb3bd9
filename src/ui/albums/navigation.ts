import { Images } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 70, route: 'albums', label: 'shell.nav.albums', icon: Images, from: 'lg' },
]

import { Radio } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 10, route: 'cams', label: 'shell.nav.live', icon: Radio },
  { position: 20, route: 'newFaces', label: 'shell.nav.newFaces', from: 'xl' },
]

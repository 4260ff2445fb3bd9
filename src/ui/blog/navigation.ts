import { BookOpen } from 'lucide-react'
import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 80, route: 'blog', label: 'shell.nav.magazine', icon: BookOpen, from: 'xl' },
]

import type { Destination } from '@/ui/base/destination'

export const destinations: readonly Destination[] = [
  { position: 100, route: 'messenger', label: 'shell.nav.messenger' },
]

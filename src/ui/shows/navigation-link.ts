import type { NavigationLink } from '@/ui/base/navigation-link'

/** The way to all cam shows. */
export const navigationLink: NavigationLink = { route: 'camShows', label: { de: 'Shows', en: 'Shows', es: 'Shows' } }

import type { NavigationLink } from '@/ui/base/navigation-link'

/** The way to all albums. */
export const navigationLink: NavigationLink = { route: 'albums', label: { de: 'Alben', en: 'Albums', es: 'Álbumes' } }

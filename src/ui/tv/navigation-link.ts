import type { NavigationLink } from '@/ui/base/navigation-link'

/** The way to the live channel. */
export const navigationLink: NavigationLink = { route: 'tvLivestream', label: { de: 'TV', en: 'TV', es: 'TV' } }

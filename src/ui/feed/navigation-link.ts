import type { NavigationLink } from '@/ui/base/navigation-link'

/** The way to the feed. */
export const navigationLink: NavigationLink = { route: 'feed', label: { de: 'Feed', en: 'Feed', es: 'Feed' } }
